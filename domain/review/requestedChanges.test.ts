import { describe, expect, it, test } from 'vitest';
import {
  awaitedReviewers,
  awaitedReviews,
  requestedChanges,
  waitsForApplicants,
  type DiscussedApproval,
  type DiscussedReview,
  type ReviewDiscussion,
} from '#domain/review/requestedChanges.ts';
import type { Reviewer } from '#domain/review/ReviewGroup.ts';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

const rita: Reviewer = { type: 'User', id: 'rita' };
const fire: Reviewer = { type: 'AdminRole', id: 'fire' };
const open: ReviewDiscussion = { discussionId: 'd', isResolved: false, isAnswered: false };
const resolved: ReviewDiscussion = { ...open, isResolved: true };
const answered: ReviewDiscussion = { ...open, isAnswered: true };

const said = (
  userId: string,
  outcome: ReviewOutcome,
  discussion: ReviewDiscussion | null = null,
): DiscussedApproval => ({
  ...{ userId, roleId: userId === 'rita' ? null : 'fire', outcome, discussion },
});
const group = (...approvals: readonly DiscussedApproval[]): DiscussedReview => ({
  ...{ reviewType: 'specific_people', logicType: 'and', required: true },
  ...{ reviewers: [rita, fire], requests: [], approvals },
});
const requestedTexts = (review: DiscussedReview, isHalted = false): string[] =>
  requestedChanges(review, isHalted).map((each) => `${each.userId}: ${waitsForApplicants(each) ? 'waits' : 'settled'}`);

describe('changes requested by reviewers', () => {
  test.each<[string, DiscussedReview, boolean, string[], Reviewer[]]>([
    ['no one has decided', group(), false, [], [rita, fire]],
    ['changes are requested', group(said('rita', 'changes_requested', open)), false, ['rita: waits'], [fire]],
    ['the applicants reply', group(said('rita', 'changes_requested', answered)), false, ['rita: waits'], [fire]],
    [
      'the changes are made',
      group(said('rita', 'changes_requested', resolved)),
      false,
      ['rita: settled'],
      [rita, fire],
    ],
    [
      'the reviewer decides again',
      group(said('rita', 'changes_requested', open), said('rita', 'approved')),
      false,
      [],
      [fire],
    ],
    [
      'another member of the role approves',
      group(said('fred', 'changes_requested', open), said('fay', 'approved')),
      false,
      [],
      [rita],
    ],
    ['the discussion was deleted', group(said('rita', 'changes_requested')), false, [], [rita, fire]],
    ['it is rejected', group(said('rita', 'rejected', open)), true, ['rita: waits'], [rita, fire]],
    [
      'the applicants reply to the rejection',
      group(said('rita', 'rejected', answered)),
      true,
      ['rita: settled'],
      [rita, fire],
    ],
    ['it was resumed after a rejection', group(said('rita', 'rejected', open)), false, [], [rita, fire]],
  ])('when %s', (_name, review, isHalted, expected, awaited) => {
    expect(requestedTexts(review, isHalted)).toEqual(expected);
    expect(awaitedReviewers(review)).toEqual(awaited);
  });

  it('do not exist once one approval is enough and there is one', () => {
    const either = {
      ...group(said('rita', 'changes_requested', open), said('fay', 'approved')),
      logicType: 'or' as const,
    };
    expect(requestedTexts(either)).toEqual([]);
  });
});

it('counts groups that wait for a reviewer, including empty ones', () => {
  const waiting = { ...group(said('rita', 'changes_requested', open)), reviewers: [rita] };
  expect(awaitedReviews([waiting])).toBe(0);
  expect(awaitedReviews([group(said('rita', 'changes_requested', open))])).toBe(1);
  expect(awaitedReviews([{ ...group(), reviewers: [] }])).toBe(1);
  expect(awaitedReviews([{ ...group(), required: false }])).toBe(0);
});
