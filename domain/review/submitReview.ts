import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { remindRefusal } from '#domain/mail/reminders.ts';
import {
  expectedReviewers,
  reviewRequestState,
  type Reviewer,
  type ReviewGroup,
  type ReviewRequest,
} from '#domain/review/ReviewGroup.ts';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { signatureProblems } from '#domain/submission/signature.ts';

export const defaultAffidavit = 'I certify that I have reviewed this submission';

export interface Review {
  readonly outcome: ReviewOutcome | null;
  readonly comment: string;
  readonly typedName: string;
  readonly image: string | null;
  /** the reviewer accepts the group's affidavit */
  readonly certified: boolean;
}

/** A group's requirements for reviews (docs/decisions/0027). */
export interface ReviewTerms {
  readonly requireSignature: boolean;
  /** null for the default, which is part of a signature */
  readonly affidavit: string | null;
}

const needs: Readonly<Record<ReviewOutcome, { readonly comment: boolean; readonly isVerdict: boolean }>> = {
  approved: { comment: false, isVerdict: true },
  rejected: { comment: true, isVerdict: true },
  changes_requested: { comment: true, isVerdict: false },
};

/** Requesting changes isn't a decision yet, so it needs no signature or affidavit. */
export function termsForOutcome(outcome: ReviewOutcome | null, terms: ReviewTerms): ReviewTerms {
  return outcome !== null && needs[outcome].isVerdict ? terms : { requireSignature: false, affidavit: null };
}

/**
 * What a review lacks. A signature is needed only if the group requires one, and acceptance only for the group's own
 * affidavit.
 */
export function reviewProblems(review: Review, group: ReviewTerms): Problem[] {
  if (review.outcome === null) return [{ path: 'outcome', code: 'reviewOptionMissing' }];
  const { requireSignature, affidavit } = termsForOutcome(review.outcome, group);
  const problems: Problem[] = [];
  if (needs[review.outcome].comment && isBlank(review.comment))
    problems.push({ path: 'comment', code: 'reviewCommentMissing' });
  if (affidavit !== null && !review.certified) problems.push({ path: 'certified', code: 'affidavitNotAccepted' });
  if (requireSignature) problems.push(...signatureProblems(review));
  return problems;
}

export interface ReviewerCandidate {
  readonly userId: string;
  readonly roleIds: readonly string[];
  /** the role the person wants to act for, if stated */
  readonly asRoleId: string | null;
  readonly isApplicant: boolean;
}

/** Which reviewer a person acts as: by name first, otherwise for a role they are in. */
export function findReviewer(group: ReviewGroup, person: ReviewerCandidate): Reviewer | null {
  const expected = expectedReviewers(group);
  const roles = expected.filter(({ type, id }) => type === 'AdminRole' && person.roleIds.includes(id));
  if (person.asRoleId !== null) return roles.find(({ id }) => id === person.asRoleId) ?? null;
  return expected.find(({ type, id }) => type === 'User' && id === person.userId) ?? roles[0] ?? null;
}

/** No one reviews their own submission, whatever else they are. */
export function reviewerRefusal(group: ReviewGroup, person: ReviewerCandidate): RefusalCode | null {
  if (person.isApplicant) return 'ownReview';
  return findReviewer(group, person) === null ? 'notReviewer' : null;
}

export function requestReviewRefusal(requests: readonly ReviewRequest[], userId: string): RefusalCode | null {
  const isAsked = requests.some(
    (request) => request.receivingUserId === userId && reviewRequestState(request) === 'sent',
  );
  return isAsked ? 'reviewRequestOpen' : null;
}

/** A request can be canceled until it is answered. */
export function undoRequestRefusal(request: ReviewRequest): RefusalCode | null {
  return reviewRequestState(request) === 'sent' ? null : 'reviewRequestClosed';
}

/** Only reviewers who haven't decided are reminded, and no one too often, even across requests. */
export function remindReviewerRefusal(
  request: ReviewRequest,
  lastRemindedAt: Date | null,
  now: Date,
): RefusalCode | null {
  return undoRequestRefusal(request) ?? remindRefusal(lastRemindedAt, now);
}

/** The initial text of the comment box. */
export function prefilledComment(
  outcome: ReviewOutcome | null,
  group: { readonly defaultApprovalMessage?: string | null; readonly defaultRejectionMessage?: string | null },
): string {
  if (outcome === 'approved') return group.defaultApprovalMessage ?? '';
  return outcome === 'rejected' ? (group.defaultRejectionMessage ?? '') : '';
}
