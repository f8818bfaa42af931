import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { remindInvited } from '#server/operations/account/invitePerson.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';
import { formSubject } from '#server/operations/team/templateMember.ts';
import { roleSubject } from '#server/operations/team/roleMember.ts';

const subjects: Readonly<Record<InvitationSubject['type'], (tx: Tx, id: string) => Promise<InvitationSubject>>> = {
  Role: roleSubject,
  MasterTemplate: formSubject,
  Submission: applicantSubject,
};

/** Mails an invitation again. How often is for the doors to limit: once in six hours for a person. */
export const resendInvitation = operation<{ invitationId: string }, string>(
  'resendInvitation',
  async (tx, { invitationId }) => {
    const { subjectType, subjectId } = await tx.db.invitation.findUniqueOrThrow({ where: { id: invitationId } });
    const subject = await subjects[subjectType as InvitationSubject['type']](tx, subjectId);
    await remindInvited(tx, invitationId, subject);
    return invitationId;
  },
);
