import { expect, test } from 'vitest';
import { peopleOfStep } from '#domain/submission/peopleOfStep.ts';
import type { Subject } from '#domain/template/attachPeople.ts';

const ann: Subject = { type: 'User', id: 'ann' };
const ben: Subject = { type: 'User', id: 'ben' };
const step = {
  assigned: [ann],
  groups: [
    { identity: 'tall', people: [ben, ann] },
    { identity: 'small', people: [{ type: 'AdminRole' as const, id: 'ann' }] },
  ],
};

test('whoever is at a step works on it, and the groups that the answers call for, everybody once', () => {
  expect(peopleOfStep(step, () => false)).toEqual([ann]);
  expect(peopleOfStep(step, (identity) => identity === 'tall')).toEqual([ann, ben]);
  expect(peopleOfStep(step, () => true)).toHaveLength(3);
});
