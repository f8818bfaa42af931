import { outcomeEffects } from '#domain/review/outcomes.ts';
import {
  expectedReviewers,
  isComplete,
  lastWordOf,
  outstandingReviewers,
  type Approval,
  type Reviewer,
  type ReviewGroup,
} from '#domain/review/ReviewGroup.ts';

/** The discussion that a review has opened with the applicants. */
export interface ReviewTalk {
  readonly discussionId: string;
  readonly isResolved: boolean;
  /** an applicant has spoken last */
  readonly isAnswered: boolean;
}

/** What a reviewer said; without a discussion where it opened none, or where that was taken away. */
export interface DiscussedApproval extends Approval {
  readonly talk: ReviewTalk | null;
}

export interface DiscussedReview extends ReviewGroup {
  readonly approvals: readonly DiscussedApproval[];
}

export interface RequestedChange extends DiscussedApproval {
  readonly talk: ReviewTalk;
}

/**
 * What reviewers have asked of the applicants with their last words, settled or not. A group that waits for nobody asks
 * for nothing, and a rejection speaks as long as the submission is halted. Decision 0023.
 */
export function requestedChanges(group: DiscussedReview, isHalted: boolean): readonly RequestedChange[] {
  if (isComplete(group)) return [];
  return expectedReviewers(group).flatMap((reviewer) => {
    const last = lastWordOf(reviewer, group.approvals);
    if (!last?.talk || !outcomeEffects[last.outcome].opensDiscussion) return [];
    if (outcomeEffects[last.outcome].halts && !isHalted) return [];
    return [{ ...last, talk: last.talk }];
  });
}

/** It stands still because a reviewer has rejected it: that is the reviewer's last word. */
export const isRejected = (requested: readonly RequestedChange[], isHalted: boolean): boolean =>
  isHalted && requested.some(({ outcome }) => outcomeEffects[outcome].halts);

/** The applicants are to act: to make the changes and say so, or to answer a rejection. */
export function waitsForApplicants({ outcome, talk }: RequestedChange): boolean {
  if (talk.isResolved) return false;
  return !outcomeEffects[outcome].halts || !talk.isAnswered;
}

/** Who is to speak: whoever has not approved, without those who wait for changes themselves. */
export function awaitedReviewers(group: DiscussedReview): readonly Reviewer[] {
  return outstandingReviewers(group).filter((reviewer) => !waitsForChanges(lastWordOf(reviewer, group.approvals)));
}

/** How many groups a step waits for, without those that wait for changes or whose third party hasn't been asked. */
export function awaitedReviews(groups: readonly DiscussedReview[]): number {
  return groups.filter((group) => {
    if (!group.required || isComplete(group) || isUnasked(group)) return false;
    return expectedReviewers(group).length === 0 || awaitedReviewers(group).length > 0;
  }).length;
}

/** How many groups wait until staff ask a third party. */
export const unaskedReviews = (groups: readonly ReviewGroup[]): number =>
  groups.filter((group) => group.required && isUnasked(group)).length;

const isUnasked = (group: ReviewGroup): boolean =>
  group.reviewType === 'third_party' && expectedReviewers(group).length === 0;

const waitsForChanges = (last: DiscussedApproval | null): boolean =>
  last?.outcome === 'changes_requested' && last.talk !== null && !last.talk.isResolved;
