import type { AccountActor } from '#domain/account/accountLifeCycle.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { mailSecurityNotice } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { lockSolelyOwnedTeams } from '#server/operations/account/lockSolelyOwnedTeams.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { readReason } from '#server/operations/team/suspension.ts';

const actorOf = ({ ctx }: Tx): AccountActor => (ctx.actor.kind === 'system' ? 'system' : 'operator');

interface Deactivation {
  readonly userId: string;
  /** shown in the audit log */
  readonly reason: string;
}

/**
 * Lets an operator, or their command line, lock a person out immediately. This may leave a team without an owner,
 * which must not prevent it; the operator is warned beforehand which teams those are. Idempotent.
 */
export const deactivatePerson = operation<Deactivation, string>(
  'deactivatePerson',
  async (tx, { userId, reason: typed }) => {
    const reason = readReason(typed);
    await guard(tx, 'deactivatePerson');
    if (actingUserId(tx.ctx.actor) === userId) throw new Refusal('ownAccountStays');
    const account = await lockAccount(tx, { id: userId });
    const step = nextStep(account, 'deactivate', actorOf(tx));
    if (account === null) throw new Refusal('outdated');
    if (account.deactivatedAt !== null) return userId;
    const alone = await lockSolelyOwnedTeams(tx, userId);
    await applyAccountStep(tx, account, step);
    const data = { reason, teamsLeftAlone: alone.map(({ name }) => name).join(', ') };
    tx.audit({ kind: 'deactivatePerson', ...aboutPerson(account, data) });
    await mailSecurityNotice(tx, account, 'accountClosed');
    return userId;
  },
);

/** Lets a person sign in again, as before; revoked keys stay revoked. Idempotent. */
export const reactivatePerson = operation<{ userId: string }, string>('reactivatePerson', async (tx, { userId }) => {
  await guard(tx, 'reactivatePerson');
  const account = await lockAccount(tx, { id: userId });
  const step = nextStep(account, 'reactivate', actorOf(tx));
  if (account === null) throw new Refusal('outdated');
  if (account.deactivatedAt === null) return userId;
  const person = await applyAccountStep(tx, account, step);
  tx.audit({ kind: 'reactivatePerson', ...aboutPerson(person) });
  await mailSecurityNotice(tx, person, 'accountReopened');
  return userId;
});
