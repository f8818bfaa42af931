import { discussionMaxLength } from '#domain/discussion/discussion.ts';
import type { FieldRange } from '#domain/form/Form.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { isReviewComplete, reviewRequestState } from '#domain/review/ReviewGroup.ts';
import { outcomeEffects } from '#domain/review/reviewOutcomes.ts';
import { findReviewer, reviewerRefusal, reviewProblems, type Review } from '#domain/review/submitReview.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { mailReview } from '#server/operations/review/mailReview.ts';
import { startChangeTracking } from '#server/operations/review/startChangeTracking.ts';
import { autoAdvance } from '#server/operations/submission/completeStep.ts';
import { haltLockedSubmissions } from '#server/operations/submission/haltSubmission.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { reviewsAtStep, type ReviewAtStep } from '#server/queries/review/reviewsAtStep.ts';
import { answersVersion } from '#server/queries/submission/answersVersion.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

export interface NewApproval extends Review {
  readonly activeStepId: string;
  /** null if the step has only one group */
  readonly reviewGroupId: string | null;
  readonly userId: string;
  /** the role that the person reviews for; null for any that they are expected in */
  readonly asRoleId: string | null;
  /** the answers that the reviewer saw; null if unknown, then the current ones */
  readonly seen: string | null;
}

/**
 * Records a review. The submission's lock serializes reviews, so that a group completes exactly once and no one
 * reviews a submission that was put on hold a moment ago.
 */
export const setApproval = operation<NewApproval, string>('setApproval', async (tx, input) => {
  const { activeStepId, userId, asRoleId } = input;
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'reviewStep');
  const { row, group, evaluated, reviewed } = await reviewAt(tx, submission.id, input);
  const person = { userId, asRoleId, ...(await principalOf(tx, submission.id, userId)) };
  const refusal = reviewerRefusal(group, person);
  if (refusal !== null) throw new Refusal(refusal);
  const problems = reviewProblems(input, row);
  if (input.comment.length > discussionMaxLength)
    problems.push({ path: 'comment', code: 'tooLong', params: { max: discussionMaxLength } });
  if (problems.length > 0 || input.outcome === null) throw new InvalidInput(problems);
  const { outcome, seen } = input;
  if (seen !== null && seen !== answersVersion(evaluated, reviewed)) throw new Refusal('outdated');
  const reviewer = findReviewer(group, person);
  const roleId = reviewer?.type === 'AdminRole' ? reviewer.id : null;
  const request = row.reviewRequests.find(
    (each) => each.receivingUserId === userId && reviewRequestState(each) === 'sent',
  );
  const id = newId();
  const own = { teamId: submission.teamId, submissionId: submission.id, createdAt: tx.now };
  const comment = input.comment.trim();
  const { id: frozenAnswersId } = await freezeAnswers(tx, evaluated, reviewed);
  await tx.db.stepApproval.create({
    data: {
      ...{ ...own, id, activeStepId, reviewGroupId: row.id, reviewerId: userId, roleId, outcome },
      reviewRequestId: request?.id ?? null,
      comment: comment || null,
      typedName: oneLine(input.typedName) || null,
      signatureImage: input.image,
      frozenAnswersId,
    },
  });
  if (outcome === 'approved') await startChangeTracking(tx, submission.id);
  if (request) await tx.db.reviewRequest.update({ where: { id: request.id }, data: { completedAt: tx.now } });
  const effects = outcomeEffects[outcome];
  if (effects.opensDiscussion) {
    const discussion = { id: newId(), type: 'PublicDiscussion' as const, body: comment, userId, stepApprovalId: id };
    await tx.db.discussion.create({ data: { ...own, ...discussion, lastSaidAt: tx.now } });
  }
  if (effects.halts) await haltLockedSubmissions(tx, [submission], true);
  const after = { ...group, approvals: [...group.approvals, { userId, roleId, outcome }] };
  const completesGroup = !isReviewComplete(group) && isReviewComplete(after);
  const requestedById = request?.sentById ?? null;
  await recordChange(tx, submission, { kind: 'reviewStep', data: { activeStepId, outcome, reviewGroupId: row.id } });
  const goesOn = await autoAdvance(tx, submission.id);
  if (goesOn) await refreshDashboard(tx, [submission.id]);
  // if it continues, the next person is notified instead
  const isToldOf = completesGroup && !goesOn;
  await mailReview(tx, submission.id, { userId, outcome, comment, isToldOf, requestedById });
  return id;
});

interface Place {
  readonly activeStepId: string;
  readonly reviewGroupId: string | null;
}

interface LoadedReview extends ReviewAtStep {
  /** the form's step */
  readonly stepId: string;
  readonly evaluated: EvaluatedSubmission;
  /** the answers that the step's reviewers review */
  readonly reviewed: FieldRange;
}

/** The review group in question, of a step that has been reached. */
export async function reviewAt(
  tx: Tx,
  submissionId: string,
  { activeStepId, reviewGroupId }: Place,
): Promise<LoadedReview> {
  const step = await tx.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  if (step.startedAt === null) throw new Refusal('stepNotReached');
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  refuseUnless(evaluated, 'outdated');
  const groups = await reviewsAtStep(tx.db, step, evaluated.evaluation);
  const meant = groups.find(({ row }) => reviewGroupId === null || row.id === reviewGroupId);
  refuseUnless(meant, 'outdated');
  const reviewed = answersUpToStep(evaluated.evaluation.form, step.stepIdentity);
  return { ...meant, stepId: step.stepId, evaluated, reviewed };
}

/** A person's roles on the submission now, whatever was true when the request was authorized. */
async function principalOf({ db }: Tx, submissionId: string, userId: string) {
  const roles = await db.roleMember.findMany({ where: { userId }, select: { roleId: true } });
  const applicant = await db.applicantAttachment.count({ where: { submissionId, userId } });
  return { roleIds: roles.map(({ roleId }) => roleId), isApplicant: applicant > 0 };
}
