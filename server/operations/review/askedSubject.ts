import { reviewPage } from '#server/operations/mail/notices.ts';
import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import type { Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';

/** What an invitation to a submission says to somebody: that a review is asked of them, or that it is theirs, too. */
export async function askedSubject(tx: Tx, submissionId: string, userId: string): Promise<InvitationSubject> {
  const subject = await applicantSubject(tx, submissionId);
  const request = await tx.db.reviewRequest.findFirst({
    where: { receivingUserId: userId, canceledAt: null, activeStep: { submissionId } },
    orderBy: { createdAt: 'desc' },
    include: { activeStep: true },
  });
  if (!request) return subject;
  const { activeStep, reviewGroupId } = request;
  return { ...subject, mailRole: 'reviewer', page: reviewPage(submissionId, activeStep.stepId, reviewGroupId) };
}
