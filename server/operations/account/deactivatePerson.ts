import type { AccountActor } from '#domain/account/life.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { mailNotice } from '#server/operations/account/accountMail.ts';
import { applyStep } from '#server/operations/account/applyStep.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { teamsLeftAloneBy } from '#server/operations/account/teamsLeftAloneBy.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { readReason } from '#server/operations/team/suspension.ts';

const actorOf = ({ ctx }: Tx): AccountActor => (ctx.actor.kind === 'system' ? 'system' : 'operator');

interface Deactivation {
  readonly userId: string;
  /** why, for whoever reads the audit log */
  readonly reason: string;
}

/**
 * An operator, or a command of theirs, locks a person out at once. A team may be left without an owner by it: that
 * must not keep somebody in, and whoever does it is told beforehand which teams these are. Twice is once.
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
    const alone = await teamsLeftAloneBy(tx, userId);
    await applyStep(tx, account, step);
    const data = { reason, teamsLeftAlone: alone.map(({ name }) => name).join(', ') };
    tx.audit({ kind: 'deactivatePerson', ...aboutPerson(account, data) });
    await mailNotice(tx, account, 'accountClosed');
    return userId;
  },
);

/** Lets a person in again, as before; keys that were revoked stay so. Twice is once. */
export const reactivatePerson = operation<{ userId: string }, string>('reactivatePerson', async (tx, { userId }) => {
  await guard(tx, 'reactivatePerson');
  const account = await lockAccount(tx, { id: userId });
  const step = nextStep(account, 'reactivate', actorOf(tx));
  if (account === null) throw new Refusal('outdated');
  if (account.deactivatedAt === null) return userId;
  const person = await applyStep(tx, account, step);
  tx.audit({ kind: 'reactivatePerson', ...aboutPerson(person) });
  await mailNotice(tx, person, 'accountReopened');
  return userId;
});
