import { describe, expect, it, test } from 'vitest';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import {
  baselineOf,
  reviewProblem,
  type ApprovalOfAnswers,
  type ReviewOfAnswers,
} from '#domain/review/sinceApproval.ts';

const minute = (number: number): Date => new Date(Date.UTC(2026, 2, 5, 12, number));
const said = (userId: string, outcome: ReviewOutcome, digest: string | null, number: number): ApprovalOfAnswers => ({
  userId,
  roleId: null,
  outcome,
  digest,
  at: minute(number),
});

/** Rita and Fred review. The current answers have the digest 'b'. */
function review(
  approvals: readonly ApprovalOfAnswers[],
  {
    logicType = 'and',
    required = true,
    ...over
  }: Partial<ReviewOfAnswers> & {
    logicType?: 'and' | 'or';
    required?: boolean;
  } = {},
): ReviewOfAnswers {
  const reviewers = ['rita', 'fred'].map((id) => ({ type: 'User' as const, id }));
  const group = { reviewType: 'specific_people' as const, logicType, required, reviewers, requests: [], approvals };
  return { group, approvals, acceptances: [], digest: 'b', isBehind: true, ...over };
}

const both = (digest: string | null) => [said('rita', 'approved', digest, 1), said('fred', 'approved', digest, 2)];
const accepted = (digest: string, number: number) => ({ acceptances: [{ digest, at: minute(number) }] });

describe('what a group reviewed matches what would be issued', () => {
  test.each<[string, ReviewOfAnswers, string | null]>([
    ['if all approved these answers', review(both('b')), null],
    ['if all approved before answers were kept', review(both(null)), null],
    ['not if all approved other answers', review(both('a')), 'changed'],
    [
      'not if one of two approved other answers',
      review([said('rita', 'approved', 'a', 1), said('fred', 'approved', 'b', 2)]),
      'changed',
    ],
    [
      'if one of any approved these',
      review([said('rita', 'approved', 'a', 1), said('fred', 'approved', 'b', 2)], { logicType: 'or' }),
      null,
    ],
    [
      'not if one of any approved other answers',
      review([said('rita', 'approved', 'a', 1)], { logicType: 'or' }),
      'changed',
    ],
    [
      'if it was approved again',
      review([...both('a'), said('rita', 'approved', 'b', 3), said('fred', 'approved', 'b', 4)]),
      null,
    ],
    ['if it is back to what was first approved', review([...both('b'), ...both('a')]), null],
    ['if the changes were accepted', review(both('a'), accepted('b', 5)), null],
    ['not if only earlier changes were accepted', review(both('a'), accepted('c', 5)), 'changed'],
    [
      'not if someone objected after that',
      review([...both('a'), said('fred', 'changes_requested', 'b', 9)], accepted('b', 5)),
      'changed',
    ],
    [
      'if someone approved after that',
      review([...both('a'), said('fred', 'approved', 'b', 9)], accepted('b', 5)),
      null,
    ],
    [
      'not if logic no longer requires the review of what was changed',
      review(both('a'), { required: false }),
      'changed',
    ],
    ['if no review was required', review([], { required: false }), null],
    ['not if logic now requires a review that no one made', review([]), 'missing'],
    ['if someone accepted the answers instead of a review', review([], accepted('b', 5)), null],
    [
      'if the step still waits for its reviewers',
      review([said('rita', 'approved', 'b', 1)], { isBehind: false }),
      null,
    ],
    [
      'not if the step waits and one approved other answers',
      review([said('rita', 'approved', 'a', 1)], { isBehind: false }),
      'changed',
    ],
    [
      'not if someone withdrew an approval',
      review([...both('b'), said('rita', 'changes_requested', 'b', 3)]),
      'missing',
    ],
    ['if changes were requested and made', review([said('rita', 'changes_requested', 'a', 1), ...both('b')]), null],
  ])('%s', (_name, given, problem) => {
    expect(reviewProblem(given)).toBe(problem);
  });
});

it('compares with the earliest stale approval, or with what was accepted after it', () => {
  const approvals = [said('rita', 'approved', 'a', 1), said('fred', 'approved', 'c', 3)];
  expect(baselineOf(review(approvals))).toEqual({ digest: 'a', at: minute(1) });
  expect(baselineOf(review(approvals, accepted('d', 4)))).toEqual({ digest: 'd', at: minute(4) });
  expect(baselineOf(review([]))).toBeNull();
});
