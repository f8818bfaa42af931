import { outcomeEffects, type ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

export const reviewTypes = ['specific_people', 'third_party'] as const;
export type ReviewType = (typeof reviewTypes)[number];

export const reviewLogics = ['and', 'or'] as const;
export type ReviewLogic = (typeof reviewLogics)[number];

export interface Reviewer {
  readonly type: 'User' | 'AdminRole';
  readonly id: string;
}

/** A reviewer's decisions, oldest first. `roleId` is the role they acted for. */
export interface Approval {
  readonly userId: string;
  readonly roleId: string | null;
  readonly outcome: ReviewOutcome;
}

export interface ReviewRequest {
  readonly receivingUserId: string;
  readonly canceledAt: Date | null;
  readonly completedAt: Date | null;
}

export interface ReviewGroup {
  readonly reviewType: ReviewType;
  readonly logicType: ReviewLogic;
  /** after applying the form's logic to this submission */
  readonly required: boolean;
  readonly reviewers: readonly Reviewer[];
  readonly requests: readonly ReviewRequest[];
  readonly approvals: readonly Approval[];
}

/** Reviewers who should decide: the named ones, or those with a request that wasn't canceled. */
export function expectedReviewers(group: ReviewGroup): readonly Reviewer[] {
  if (group.reviewType === 'specific_people') return group.reviewers;
  const requested = group.requests
    .filter(({ canceledAt }) => canceledAt === null)
    .map((request) => request.receivingUserId);
  return [...new Set(requested)].map((id) => ({ type: 'User', id }));
}

/** A reviewer's latest decision; for a role, the latest by anyone acting for it. */
export function latestDecisionOf<Said extends Approval>(reviewer: Reviewer, approvals: readonly Said[]): Said | null {
  const last = approvals.findLast(({ userId, roleId }) =>
    reviewer.type === 'AdminRole' ? roleId === reviewer.id : roleId === null && userId === reviewer.id,
  );
  return last ?? null;
}

export const verdictOf = (reviewer: Reviewer, approvals: readonly Approval[]): ReviewOutcome | null =>
  latestDecisionOf(reviewer, approvals)?.outcome ?? null;

/** 'and' waits for everyone, 'or' for anyone. A group without reviewers is never complete. */
export function isReviewComplete(group: ReviewGroup): boolean {
  const expected = expectedReviewers(group);
  const missing = outstandingReviewers(group);
  return group.logicType === 'and' ? expected.length > 0 && missing.length === 0 : missing.length < expected.length;
}

export function outstandingReviewers(group: ReviewGroup): readonly Reviewer[] {
  return expectedReviewers(group).filter((reviewer) => {
    const verdict = verdictOf(reviewer, group.approvals);
    return verdict === null || !outcomeEffects[verdict].completes;
  });
}

/** How many groups a step still waits for. */
export function pendingReviews(groups: readonly ReviewGroup[]): number {
  return groups.filter((group) => group.required && !isReviewComplete(group)).length;
}

export const reviewRequestStates = ['none', 'sent', 'completed'] as const;
export type ReviewRequestState = (typeof reviewRequestStates)[number];

export function reviewRequestState(request: ReviewRequest | null): ReviewRequestState {
  if (request === null || request.canceledAt !== null) return 'none';
  return request.completedAt === null ? 'sent' : 'completed';
}
