import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { remindInvited } from '#server/operations/account/invitePerson.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { askedSubject } from '#server/operations/review/askedSubject.ts';
import { roleSubject } from '#server/operations/team/roleMember.ts';
import { formSubject } from '#server/operations/team/templateMember.ts';

type SubjectOf = (tx: Tx, id: string, userId: string) => Promise<InvitationSubject>;

const subjects: Readonly<Record<InvitationSubject['type'], SubjectOf>> = {
  Role: roleSubject,
  MasterTemplate: formSubject,
  Submission: askedSubject,
};

/** Mails an invitation again. How often is for the doors to limit: once in six hours for a person. */
export const resendInvitation = operation<{ invitationId: string }, string>(
  'resendInvitation',
  async (tx, { invitationId }) => {
    const { subjectType, subjectId, userId } = await tx.db.invitation.findUniqueOrThrow({
      where: { id: invitationId },
    });
    const subject = await subjects[subjectType as InvitationSubject['type']](tx, subjectId, userId);
    await remindInvited(tx, invitationId, subject);
    return invitationId;
  },
);
