import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import type { Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';

/** What invitations to work on a submission say about it. */
export const staffSubject = async (tx: Pick<Tx, 'db'>, submissionId: string): Promise<InvitationSubject> => ({
  ...(await applicantSubject(tx, submissionId)),
  mailRole: 'submission',
});

/** The same for a person picked at an assignment step, who can see the submission only once that step is completed. */
export const chosenSubject = async (tx: Pick<Tx, 'db'>, submissionId: string): Promise<InvitationSubject> => ({
  ...(await applicantSubject(tx, submissionId)),
  mailRole: 'chosen',
});
