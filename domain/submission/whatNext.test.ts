import { describe, expect, test } from 'vitest';
import { parties, solutions, type RequiredAction } from '#domain/submission/responsibility.ts';
import { whatNext } from '#domain/submission/whatNext.ts';

const since = new Date('2026-03-05T12:00:00Z');
const review: RequiredAction = { solution: 'review', party: 'reviewers', userIds: ['r'] };
const changes: RequiredAction = { solution: 'makeChanges', party: 'applicants', userIds: ['a'] };
const advance: RequiredAction = { solution: 'advance', party: 'assignees', userIds: [] };
const readBy = (
  relations: readonly string[],
  actions: readonly RequiredAction[],
  status: 'active' | 'halted' | 'finished' = 'active',
  id = 'r',
) =>
  whatNext(
    { status, haltedByAdmin: true, actions, since, usualMs: 60_000 },
    { relations: new Set(relations), ids: new Set([id]) },
  );

describe('what is next', () => {
  test.each([
    ['an applicant with requested changes', ['applicant'], [review, changes], 'makeChanges', true],
    ['an applicant who waits for a reviewer', ['applicant'], [review], 'review', false],
    ['a reviewer', ['reviewer', 'staff'], [changes, review], 'review', true],
    ['a reviewer who has decided', ['reviewer'], [{ ...review, userIds: ['x'] }], 'review', false],
    ['a reviewer when a third party has to be asked', ['reviewer'], [{ ...review, userIds: [] }], 'review', false],
    ['a reviewer of their own submission', ['reviewer', 'applicant'], [review], 'review', false],
    ['staff, if no one is named', ['staff', 'processor'], [advance], 'advance', true],
    ['staff who are also the applicant', ['staff', 'processor', 'applicant'], [advance], 'advance', false],
    ['staff, if others are named', ['staff', 'processor'], [{ ...advance, userIds: ['x'] }], 'advance', false],
    ['the person named', ['processor'], [{ ...advance, userIds: ['r'] }], 'advance', true],
    ['an assignee of another step', ['assignee', 'processor'], [{ ...advance, userIds: ['x'] }], 'advance', false],
  ] as const)('for %s', (_who, relations, actions, solution, isViewers) => {
    expect(readBy(relations, actions)).toMatchObject({ solution, isViewers, since, usualMs: 60_000 });
  });

  test('is nothing if finished', () => {
    expect(readBy(['applicant'], [], 'finished')).toMatchObject({ party: null, solution: null, since: null });
  });

  test('has no usual duration while on hold', () => {
    expect(readBy(['staff'], [{ ...advance, solution: 'resume' }], 'halted')).toMatchObject({
      solution: 'resume',
      usualMs: null,
    });
  });

  test.each([
    ['an applicant', ['applicant'], { isByOffice: true, canResume: false, isOwn: true }],
    ['staff', ['staff', 'processor'], { isByOffice: true, canResume: true, isOwn: false }],
    ['someone who only reads', ['staff'], { isByOffice: true, canResume: false, isOwn: false }],
  ] as const)('on hold, it says whether %s can resume', (_who, relations, hold) => {
    expect(readBy(relations, [{ ...advance, solution: 'resume' }], 'halted').hold).toEqual(hold);
  });
});

const readers = [['applicant'], ['reviewer'], ['staff', 'processor'], ['assignee', 'processor', 'staff'], []] as const;
const everything = solutions.flatMap((solution) =>
  parties.flatMap((party) => [[], ['r']].map((userIds) => ({ solution, party, userIds }))),
);

test.each((['halted', 'finished'] as const).flatMap((status) => readers.map((relations) => ({ status, relations }))))(
  'a $status submission is not the turn of $relations, whatever is missing',
  ({ status, relations }) => {
    for (const action of everything) expect(readBy(relations, [action], status).isViewers).toBe(false);
  },
);
