import { Refusal } from '#domain/kernel/refusal.ts';
import { remindReviewerRefusal, requestReviewRefusal, undoRequestRefusal } from '#domain/review/submitReview.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { lockAccount } from '#server/operations/account/lockAccount.ts';
import { reviewPage } from '#server/operations/mail/notices.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { mailThirdParty, type ThirdParty } from '#server/operations/review/mailThirdParty.ts';
import { reviewAt } from '#server/operations/review/reviewAt.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface NewReviewRequest {
  readonly activeStepId: string;
  readonly reviewGroupId: string;
  readonly thirdParty: ThirdParty;
}

/** Requests a third party's review. Returns the request's id. */
export const requestReview = operation<NewReviewRequest, string>(
  'requestReview',
  async (tx, { activeStepId, reviewGroupId, thirdParty }) => {
    const submission = await lockSubmissionOfStep(tx, activeStepId, 'requestReview');
    const { row, group, stepId } = await reviewAt(tx, submission.id, { activeStepId, reviewGroupId });
    if (group.reviewType !== 'third_party') throw new Refusal('notReviewer');
    const page = reviewPage(submission.id, stepId, row.id);
    const id = newId();
    const sentById = actingUserId(tx.ctx.actor);
    const data = { id, teamId: submission.teamId, activeStepId, reviewGroupId: row.id, sentById, createdAt: tx.now };
    const place = async (receivingUserId: string): Promise<void> => {
      const isApplicant = await tx.db.applicantAttachment.count({
        where: { submissionId: submission.id, userId: receivingUserId },
      });
      const refusal = isApplicant > 0 ? 'ownReview' : requestReviewRefusal(group.requests, receivingUserId);
      if (refusal !== null) throw new Refusal(refusal);
      await tx.db.reviewRequest.create({ data: { ...data, receivingUserId } });
    };
    const asking = { submissionId: submission.id, thirdParty, page, news: 'asked' as const, place };
    const userId = await mailThirdParty(tx, asking);
    await recordChange(tx, submission, { kind: 'requestReview', data: { activeStepId, userId } });
    return id;
  },
);

/**
 * Reminds someone who hasn't answered yet. Locks the account, so that concurrent reminders for two submissions don't
 * both get past the limit. See decision 0028.
 */
export const remindReviewer = operation<string, string>('remindReviewer', async (tx, id) => {
  const named = await tx.db.reviewRequest.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const { activeStepId, reviewGroupId, receivingUserId: userId, teamId } = named;
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'requestReview');
  await lockAccount(tx, { id: userId });
  const where = { teamId, receivingUserId: userId };
  const { _max: last } = await tx.db.reviewRequest.aggregate({ where, _max: { remindedAt: true } });
  const { activeStep, ...request } = await tx.db.reviewRequest.findUniqueOrThrow({
    where: { id },
    include: { activeStep: true },
  });
  refuseIf(remindReviewerRefusal(request, last.remindedAt, tx.now));
  const page = reviewPage(submission.id, activeStep.stepId, reviewGroupId);
  await mailThirdParty(tx, { submissionId: submission.id, thirdParty: { userId }, page, news: 'reminded' });
  await tx.db.reviewRequest.update({ where: { id }, data: { remindedAt: tx.now } });
  await recordChange(tx, submission, { kind: 'remindReviewer', data: { activeStepId, userId } });
  return submission.id;
});

/** Cancels a request that hasn't been answered yet. */
export const cancelReviewRequest = operation<string, string>('cancelReviewRequest', async (tx, id) => {
  const named = await tx.db.reviewRequest.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmissionOfStep(tx, named.activeStepId, 'requestReview');
  const request = await tx.db.reviewRequest.findUniqueOrThrow({ where: { id } });
  const refusal = undoRequestRefusal(request);
  if (refusal !== null) throw new Refusal(refusal);
  await tx.db.reviewRequest.update({ where: { id }, data: { canceledAt: tx.now } });
  const { activeStepId, receivingUserId: userId } = request;
  await recordChange(tx, submission, { kind: 'cancelReviewRequest', data: { activeStepId, userId } });
  return submission.id;
});
