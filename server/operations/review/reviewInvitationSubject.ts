import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { reviewPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';
import { chosenSubject, staffSubject } from '#server/operations/submission/staffSubject.ts';

/** What an invitation to a submission is about: the person's most recent review request, if any. */
export async function reviewInvitationSubject(
  tx: Pick<Tx, 'db'>,
  submissionId: string,
  userId: string,
): Promise<InvitationSubject> {
  const { db } = tx;
  const request = await db.reviewRequest.findFirst({
    where: { receivingUserId: userId, canceledAt: null, activeStep: { submissionId } },
    orderBy: { createdAt: 'desc' },
    include: { activeStep: true },
  });
  if (request) {
    const { activeStep, reviewGroupId } = request;
    const page = reviewPage(submissionId, activeStep.stepId, reviewGroupId);
    return { ...(await applicantSubject(tx, submissionId)), mailRole: 'reviewer', page };
  }
  if ((await db.applicantAttachment.count({ where: { submissionId, userId } })) > 0)
    return applicantSubject(tx, submissionId);
  const isStaff = (await db.submissionAttachment.count({ where: { submissionId, userId } })) > 0;
  return isStaff ? staffSubject(tx, submissionId) : chosenSubject(tx, submissionId);
}
