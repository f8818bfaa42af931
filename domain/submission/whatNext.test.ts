import { describe, expect, test } from 'vitest';
import type { RequiredAction } from '#domain/submission/responsibility.ts';
import { whatNext } from '#domain/submission/whatNext.ts';

const since = new Date('2026-03-05T12:00:00Z');
const review: RequiredAction = { solution: 'review', party: 'reviewers', userIds: ['r'] };
const changes: RequiredAction = { solution: 'makeChanges', party: 'applicants', userIds: ['a'] };
const advance: RequiredAction = { solution: 'advance', party: 'assignees', userIds: [] };
const seenBy = (
  relations: readonly string[],
  actions: readonly RequiredAction[],
  status: 'active' | 'halted' | 'finished' = 'active',
) => whatNext({ status, actions, since, usualMs: 60_000 }, new Set(relations));

describe('what is next', () => {
  test.each([
    ['an applicant who is asked for changes', ['applicant'], [review, changes], 'makeChanges', true],
    ['an applicant who waits for a reviewer', ['applicant'], [review], 'review', false],
    ['a reviewer', ['reviewer', 'staff'], [changes, review], 'review', true],
    ['a reviewer of their own submission', ['reviewer', 'applicant'], [review], 'review', false],
    ['staff, where nobody is named', ['staff', 'processor'], [advance], 'advance', true],
    ['staff who are the applicant as well', ['staff', 'processor', 'applicant'], [advance], 'advance', false],
    ['staff, where others are named', ['staff', 'processor'], [{ ...advance, userIds: ['x'] }], 'advance', false],
    ['whoever is named', ['assignee', 'processor'], [{ ...advance, userIds: ['x'] }], 'advance', true],
  ] as const)('for %s', (_who, relations, actions, solution, isViewers) => {
    expect(seenBy(relations, actions)).toMatchObject({ solution, isViewers, since, usualMs: 60_000 });
  });

  test('nothing once it is finished', () => {
    expect(seenBy(['applicant'], [], 'finished')).toMatchObject({ party: null, solution: null, since: null });
  });

  test('takes no usual time while it is halted', () => {
    expect(seenBy(['staff'], [{ ...advance, solution: 'resume' }], 'halted')).toMatchObject({
      solution: 'resume',
      usualMs: null,
    });
  });
});
