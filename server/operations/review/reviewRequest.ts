import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { requestReviewRefusal, undoRequestRefusal } from '#domain/review/submitReview.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { invitePerson } from '#server/operations/account/invitePerson.ts';
import { notify, reviewPage } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { reviewAt } from '#server/operations/review/setApproval.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockByStep } from '#server/operations/submission/lockSubmission.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/** Somebody with an account, or an address to which an invitation goes. */
export type ThirdParty = { readonly userId: string } | { readonly email: string; readonly name: string };

export interface NewReviewRequest {
  readonly activeStepId: string;
  readonly reviewGroupId: string;
  readonly thirdParty: ThirdParty;
}

/** Asks a third party for a review. Answers the request. */
export const requestReview = operation<NewReviewRequest, string>(
  'requestReview',
  async (tx, { activeStepId, reviewGroupId, thirdParty }) => {
    const submission = await lockByStep(tx, activeStepId, 'requestReview');
    const { row, group, stepId } = await reviewAt(tx, submission.id, { activeStepId, reviewGroupId });
    if (group.reviewType !== 'third_party') throw new Refusal('notReviewer');
    const page = reviewPage(submission.id, stepId, row.id);
    const receivingUserId = await resolvePerson(tx, submission.id, thirdParty, page);
    const isApplicant = await tx.db.applicantAttachment.count({
      where: { submissionId: submission.id, userId: receivingUserId },
    });
    const refusal = isApplicant > 0 ? 'ownReview' : requestReviewRefusal(group.requests, receivingUserId);
    if (refusal !== null) throw new Refusal(refusal);
    const id = newId();
    const sentById = actingUserId(tx.ctx.actor);
    const place = { teamId: submission.teamId, activeStepId, reviewGroupId: row.id };
    await tx.db.reviewRequest.create({ data: { id, ...place, receivingUserId, sentById, createdAt: tx.now } });
    if ('userId' in thirdParty) await ask(tx, submission.id, receivingUserId, page);
    await changed(tx, submission, { kind: 'requestReview', data: { activeStepId, userId: receivingUserId } });
    return id;
  },
);

/** Takes a request back that nobody has answered yet. */
export const cancelReviewRequest = operation<string, string>('cancelReviewRequest', async (tx, id) => {
  const named = await tx.db.reviewRequest.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const submission = await lockByStep(tx, named.activeStepId, 'requestReview');
  const request = await tx.db.reviewRequest.findUniqueOrThrow({ where: { id } });
  const refusal = undoRequestRefusal(request);
  if (refusal !== null) throw new Refusal(refusal);
  await tx.db.reviewRequest.update({ where: { id }, data: { canceledAt: tx.now } });
  const { activeStepId, receivingUserId: userId } = request;
  await changed(tx, submission, { kind: 'cancelReviewRequest', data: { activeStepId, userId } });
  return submission.id;
});

/** Who was invited by the address has been written to already. */
async function ask(tx: Tx, submissionId: string, userId: string, page: string): Promise<void> {
  const id = actingUserId(tx.ctx.actor);
  const requester = id === null ? null : await tx.db.user.findUnique({ where: { id } });
  await notify(tx, submissionId, [userId], {
    type: 'reviewRequested',
    kind: 'reviewRequested',
    page,
    params: (named) => ({ ...named, requesterName: requester?.name ?? 'Portico', message: null }),
  });
}

async function resolvePerson(tx: Tx, submissionId: string, thirdParty: ThirdParty, page: string): Promise<string> {
  if ('email' in thirdParty) {
    const subject = await applicantSubject(tx, submissionId);
    return (await invitePerson(tx, thirdParty, { ...subject, mailRole: 'reviewer', page })).userId;
  }
  const person = await tx.db.user.findUnique({ where: { id: thirdParty.userId } });
  if (!person || person.deactivatedAt) throw new InvalidInput([{ path: 'receivingUserId', code: 'personUnknown' }]);
  return person.id;
}
