import {
  expectedReviewers,
  isReviewComplete,
  latestDecisionOf,
  outstandingReviewers,
  type Approval,
  type Reviewer,
  type ReviewGroup,
} from '#domain/review/ReviewGroup.ts';
import { outcomeEffects } from '#domain/review/reviewOutcomes.ts';

/** A discussion with the applicants that a review started. */
export interface ReviewDiscussion {
  readonly discussionId: string;
  readonly isResolved: boolean;
  /** an applicant wrote last */
  readonly isAnswered: boolean;
}

/** A reviewer's decision; without a discussion if it started none, or if that was deleted. */
export interface DiscussedApproval extends Approval {
  readonly discussion: ReviewDiscussion | null;
}

export interface DiscussedReview extends ReviewGroup {
  readonly approvals: readonly DiscussedApproval[];
}

export interface RequestedChange extends DiscussedApproval {
  readonly discussion: ReviewDiscussion;
}

/**
 * Changes requested by reviewers' latest decisions, resolved or not. A complete group requests nothing, and a rejection
 * only counts while the submission is halted. Decision 0023.
 */
export function requestedChanges(group: DiscussedReview, isHalted: boolean): readonly RequestedChange[] {
  if (isReviewComplete(group)) return [];
  return expectedReviewers(group).flatMap((reviewer) => {
    const last = latestDecisionOf(reviewer, group.approvals);
    if (!last?.discussion || !outcomeEffects[last.outcome].opensDiscussion) return [];
    if (outcomeEffects[last.outcome].halts && !isHalted) return [];
    return [{ ...last, discussion: last.discussion }];
  });
}

/** The submission is halted because a reviewer rejected it and hasn't decided otherwise since. */
export const isRejected = (requested: readonly RequestedChange[], isHalted: boolean): boolean =>
  isHalted && requested.some(({ outcome }) => outcomeEffects[outcome].halts);

/** Applicants need to act: make the changes and say so, or reply to a rejection. */
export function waitsForApplicants({ outcome, discussion }: RequestedChange): boolean {
  if (discussion.isResolved) return false;
  return !outcomeEffects[outcome].halts || !discussion.isAnswered;
}

/** Reviewers who need to act: those who haven't approved, except those waiting for requested changes. */
export function awaitedReviewers(group: DiscussedReview): readonly Reviewer[] {
  return outstandingReviewers(group).filter(
    (reviewer) => !waitsForChanges(latestDecisionOf(reviewer, group.approvals)),
  );
}

/** How many groups a step waits for, without those that wait for changes or whose third party hasn't been asked. */
export function awaitedReviews(groups: readonly DiscussedReview[]): number {
  return groups.filter((group) => {
    if (!group.required || isReviewComplete(group) || isUnasked(group)) return false;
    return expectedReviewers(group).length === 0 || awaitedReviewers(group).length > 0;
  }).length;
}

/** How many groups wait for staff to ask a third party. */
export const unrequestedReviews = (groups: readonly ReviewGroup[]): number =>
  groups.filter((group) => group.required && isUnasked(group)).length;

const isUnasked = (group: ReviewGroup): boolean =>
  group.reviewType === 'third_party' && expectedReviewers(group).length === 0;

const waitsForChanges = (last: DiscussedApproval | null): boolean =>
  last?.outcome === 'changes_requested' && last.discussion !== null && !last.discussion.isResolved;
