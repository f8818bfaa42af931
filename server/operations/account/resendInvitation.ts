import { maxInvitationsOfUnverified } from '#domain/account/maxInvitationsOfUnverified.ts';
import { remindInvited, sendInvitation } from '#server/operations/account/invitePerson.ts';
import { subjectOfInvitation } from '#server/operations/account/subjectOfInvitation.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

/** Resends an invitation. Callers limit how often: once in six hours per person. */
export const resendInvitation = operation<{ invitationId: string }, string>(
  'resendInvitation',
  async (tx, { invitationId }) => {
    const invitation = await tx.db.invitation.findUniqueOrThrow({ where: { id: invitationId } });
    await remindInvited(tx, invitationId, await subjectOfInvitation(tx, invitation));
    return invitationId;
  },
);

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
  for (const invitation of out) await sendInvitation(tx, invitation, await subjectOfInvitation(tx, invitation));
}
