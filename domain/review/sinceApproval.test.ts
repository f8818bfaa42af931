import { describe, expect, it, test } from 'vitest';
import type { ReviewOutcome } from '#domain/review/outcomes.ts';
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

/** Rita and Fred review; the answers now are 'b'. */
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

describe('what a group has reviewed is what would be issued', () => {
  test.each<[string, ReviewOfAnswers, string | null]>([
    ['when all approved these answers', review(both('b')), null],
    ['when all approved before answers were kept', review(both(null)), null],
    ['not when all approved others', review(both('a')), 'changed'],
    [
      'not when one of two approved others',
      review([said('rita', 'approved', 'a', 1), said('fred', 'approved', 'b', 2)]),
      'changed',
    ],
    [
      'when one of any approved these',
      review([said('rita', 'approved', 'a', 1), said('fred', 'approved', 'b', 2)], { logicType: 'or' }),
      null,
    ],
    ['not when one of any approved others', review([said('rita', 'approved', 'a', 1)], { logicType: 'or' }), 'changed'],
    [
      'when it was approved again',
      review([...both('a'), said('rita', 'approved', 'b', 3), said('fred', 'approved', 'b', 4)]),
      null,
    ],
    ['when it is as it was approved first', review([...both('b'), ...both('a')]), null],
    ['when the changes were accepted', review(both('a'), accepted('b', 5)), null],
    ['not when earlier changes were accepted', review(both('a'), accepted('c', 5)), 'changed'],
    [
      'not when somebody objected after that',
      review([...both('a'), said('fred', 'changes_requested', 'b', 9)], accepted('b', 5)),
      'changed',
    ],
    [
      'when somebody approved after that',
      review([...both('a'), said('fred', 'approved', 'b', 9)], accepted('b', 5)),
      null,
    ],
    [
      'not when the logic no longer asks for the review of what was changed',
      review(both('a'), { required: false }),
      'changed',
    ],
    ['when nobody was asked', review([], { required: false }), null],
    ['not when the logic asks for a review now that nobody made', review([]), 'missing'],
    ['when somebody stands for a review that nobody made', review([], accepted('b', 5)), null],
    [
      'when the step still waits for its reviewers',
      review([said('rita', 'approved', 'b', 1)], { isBehind: false }),
      null,
    ],
    [
      'not when the step waits and one approved others',
      review([said('rita', 'approved', 'a', 1)], { isBehind: false }),
      'changed',
    ],
    [
      'not when somebody took an approval back',
      review([...both('b'), said('rita', 'changes_requested', 'b', 3)]),
      'missing',
    ],
    ['when changes were asked for and made', review([said('rita', 'changes_requested', 'a', 1), ...both('b')]), null],
  ])('%s', (_name, given, problem) => {
    expect(reviewProblem(given)).toBe(problem);
  });
});

it('compares with the earliest approval that is stale, or with what was accepted after it', () => {
  const approvals = [said('rita', 'approved', 'a', 1), said('fred', 'approved', 'c', 3)];
  expect(baselineOf(review(approvals))).toEqual({ digest: 'a', at: minute(1) });
  expect(baselineOf(review(approvals, accepted('d', 4)))).toEqual({ digest: 'd', at: minute(4) });
  expect(baselineOf(review([]))).toBeNull();
});
