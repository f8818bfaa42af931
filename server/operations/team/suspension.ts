import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { isBlank, oneLine } from '#domain/kernel/text.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { enqueueAttemptCancellations } from '#server/operations/payment/cancelAttempts.ts';

const reasonMaxLength = 500;

/** A reason that is shown to people. */
export function readReason(typed: string): string {
  const reason = oneLine(typed);
  if (isBlank(reason)) throw new InvalidInput([{ path: 'reason', code: 'reasonMissing' }]);
  if (reason.length > reasonMaxLength)
    throw new InvalidInput([{ path: 'reason', code: 'tooLong', params: { max: reasonMaxLength } }]);
  return reason;
}

/** Makes a team read-only: nothing can be published, started, or paid. Calling it again changes the reason. */
export const suspendTeam = operation<{ teamId: string; reason: string }, string>(
  'suspendTeam',
  async (tx, { teamId, reason: typed }) => {
    await guard(tx, 'suspendTeam');
    const reason = readReason(typed);
    const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
    const data = { suspendedAt: team.suspendedAt ?? tx.now, suspensionReason: reason };
    await tx.db.team.update({ where: { id: teamId }, data });
    // an open payment page of the provider can no longer be submitted
    const live = await tx.db.paymentIntent.findMany({ where: { teamId, state: 'live' }, select: { id: true } });
    await enqueueAttemptCancellations(
      tx,
      live.map(({ id }) => id),
    );
    tx.audit({ kind: 'suspendTeam', ...aboutTeam(team, { reason }) });
    return teamId;
  },
);

export const reinstateTeam = operation<{ teamId: string }, string>('reinstateTeam', async (tx, { teamId }) => {
  await guard(tx, 'suspendTeam');
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  if (team.suspendedAt === null) return teamId;
  await tx.db.team.update({ where: { id: teamId }, data: { suspendedAt: null, suspensionReason: null } });
  tx.audit({ kind: 'reinstateTeam', ...aboutTeam(team) });
  return teamId;
});

/** The check that access control makes, repeated under the lock for work that a job or the provider finishes. */
export async function refuseSuspended({ db }: Tx, teamId: string): Promise<void> {
  const { suspendedAt } = await db.team.findUniqueOrThrow({ where: { id: teamId }, select: { suspendedAt: true } });
  if (suspendedAt !== null) throw new Refusal('teamSuspended');
}
