import { discussionMaxLength } from '#domain/discussion/discussion.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import type { Reviewer } from '#domain/review/ReviewGroup.ts';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { findReviewer, reviewerRefusal, reviewProblems, type Review } from '#domain/review/submitReview.ts';
import type { Tx } from '#server/operations/operation.ts';
import { reviewAt, type LoadedReview } from '#server/operations/review/reviewAt.ts';
import { lockSubmissionOfStep, type LockedSubmission } from '#server/operations/submission/lockSubmission.ts';
import { answersVersion } from '#server/queries/submission/answersVersion.ts';

export interface NewReview extends Review {
  readonly activeStepId: string;
  /** null if the step has only one group */
  readonly reviewGroupId: string | null;
  readonly userId: string;
  /** the role that the person reviews for; null for any that they are expected in */
  readonly asRoleId: string | null;
  /** the answers that the reviewer saw; null if unknown, then the current ones */
  readonly seen: string | null;
}

interface CheckedReview extends LoadedReview {
  readonly submission: LockedSubmission;
  readonly outcome: ReviewOutcome;
  readonly reviewer: Reviewer | null;
}

/**
 * Refuses a review that can't count. The submission's lock serializes reviews, so that a group completes exactly once and
 * no one reviews a submission that was put on hold a moment ago.
 */
export async function checkReview(tx: Tx, input: NewReview): Promise<CheckedReview> {
  const { activeStepId, userId, asRoleId, outcome, seen } = input;
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'reviewStep');
  const place = await reviewAt(tx, submission.id, input);
  const person = { userId, asRoleId, ...(await principalOf(tx, submission.id, userId)) };
  const refusal = reviewerRefusal(place.group, person);
  if (refusal !== null) throw new Refusal(refusal);
  const problems = reviewProblems(input, place.row);
  if (input.comment.length > discussionMaxLength)
    problems.push({ path: 'comment', code: 'tooLong', params: { max: discussionMaxLength } });
  if (problems.length > 0 || outcome === null) throw new InvalidInput(problems);
  if (seen !== null && seen !== answersVersion(place.evaluated, place.reviewed)) throw new Refusal('outdated');
  return { ...place, submission, outcome, reviewer: findReviewer(place.group, person) };
}

/** A person's roles on the submission now, whatever was true when the request was authorized. */
async function principalOf({ db }: Tx, submissionId: string, userId: string) {
  const roles = await db.roleMember.findMany({ where: { userId }, select: { roleId: true } });
  const applicant = await db.applicantAttachment.count({ where: { submissionId, userId } });
  return { roleIds: roles.map(({ roleId }) => roleId), isApplicant: applicant > 0 };
}
