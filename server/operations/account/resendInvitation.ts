import { maxInvitationsOfUnverified } from '#domain/account/maxInvitationsOfUnverified.ts';
import type { Invitation } from '#server/generated/prisma/client.ts';
import { remindInvited, sendInvitation, type InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { entitySubject } from '#server/operations/entity/entityContact.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { reviewInvitationSubject } from '#server/operations/review/reviewInvitationSubject.ts';
import { roleSubject } from '#server/operations/team/roleMember.ts';
import { attachedSubject } from '#server/operations/team/templateMember.ts';

type SubjectOf = (tx: Tx, id: string, userId: string) => Promise<InvitationSubject>;

const subjects: Readonly<Record<InvitationSubject['type'], SubjectOf>> = {
  Role: roleSubject,
  MasterTemplate: attachedSubject,
  Submission: reviewInvitationSubject,
  Entity: entitySubject,
};

/** Resends an invitation. Callers limit how often: once in six hours per person. */
export const resendInvitation = operation<{ invitationId: string }, string>(
  'resendInvitation',
  async (tx, { invitationId }) => {
    const invitation = await tx.db.invitation.findUniqueOrThrow({ where: { id: invitationId } });
    await remindInvited(tx, invitationId, await subjectOf(tx, invitation));
    return invitationId;
  },
);

const subjectOf = (tx: Tx, { subjectType, subjectId, userId }: Invitation): Promise<InvitationSubject> =>
  subjects[subjectType as InvitationSubject['type']](tx, subjectId, userId);

/** Sends the invitations that were waiting for their sender to verify their address. There are only a few. */
export async function sendWaitingInvitations(tx: Tx, invitedById: string): Promise<void> {
  const waiting = await tx.db.invitation.findMany({
    where: { invitedById, sentCount: 0 },
    orderBy: { id: 'asc' },
    take: maxInvitationsOfUnverified,
  });
  const gone = await tx.db.submission.findMany({
    where: { id: { in: waiting.map(({ subjectId }) => subjectId) }, deletedAt: { not: null } },
    select: { id: true },
  });
  const out = waiting.filter(({ subjectId }) => !gone.some(({ id }) => id === subjectId));
  for (const invitation of out) await sendInvitation(tx, invitation, await subjectOf(tx, invitation));
}
