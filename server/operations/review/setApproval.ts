import { oneLine } from '#domain/kernel/text.ts';
import { isReviewComplete, reviewRequestState } from '#domain/review/ReviewGroup.ts';
import { outcomeEffects } from '#domain/review/reviewOutcomes.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { checkReview, type NewReview } from '#server/operations/review/checkReview.ts';
import { mailReview } from '#server/operations/review/mailReview.ts';
import { startChangeTracking } from '#server/operations/review/startChangeTracking.ts';
import { autoAdvance } from '#server/operations/submission/completeStep.ts';
import { haltLockedSubmissions } from '#server/operations/submission/haltSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/** Records a review and does what follows from it. */
export async function recordReview(tx: Tx, input: NewReview): Promise<string> {
  const { activeStepId, userId } = input;
  const { submission, row, group, evaluated, reviewed, outcome, reviewer } = await checkReview(tx, input);
  const roleId = reviewer?.type === 'AdminRole' ? reviewer.id : null;
  const request = row.reviewRequests.find(
    (each) => each.receivingUserId === userId && reviewRequestState(each) === 'sent',
  );
  const id = newId();
  const own = { teamId: submission.teamId, submissionId: submission.id, createdAt: tx.now };
  const comment = input.comment.trim();
  // a newer decision replaces one that could still be undone
  await tx.db.deferredReview.deleteMany({ where: { activeStepId, reviewGroupId: row.id, reviewerId: userId } });
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
}

export const setApproval = operation<NewReview, string>('setApproval', recordReview);
