import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import type { Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';

/** What invitations to work on a submission say. */
export const staffSubject = async (tx: Tx, submissionId: string): Promise<InvitationSubject> => ({
  ...(await applicantSubject(tx, submissionId)),
  mailRole: 'submission',
});

/** The same for who is chosen at a step that asks who is responsible, and sees the submission once that is settled. */
export const chosenSubject = async (tx: Tx, submissionId: string): Promise<InvitationSubject> => ({
  ...(await applicantSubject(tx, submissionId)),
  mailRole: 'chosen',
});
