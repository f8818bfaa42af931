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

test('combines the assignees of a step with the groups that apply, without duplicates', () => {
  expect(peopleOfStep(step, () => false)).toEqual([ann]);
  expect(peopleOfStep(step, (identity) => identity === 'tall')).toEqual([ann, ben]);
  expect(peopleOfStep(step, () => true)).toHaveLength(3);
});
