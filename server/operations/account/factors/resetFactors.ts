import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { mailFactorChange } from '#server/operations/account/factors/mailFactorChange.ts';
import { removeAllFactors } from '#server/operations/account/removeAllFactors.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

/**
 * For someone who has lost all their factors: the operator has verified who they are. Operators can't reset their own
 * this way; those are removed one at a time by showing one. Idempotent.
 */
export const resetFactors = operation<{ userId: string }, string>('resetFactors', async (tx, { userId }) => {
  await guard(tx, 'resetFactors');
  if (actingUserId(tx.ctx.actor) === userId) throw new Refusal('ownFactorsStay');
  const include = { passkeys: true, authenticatorApp: true };
  const { passkeys, authenticatorApp, ...person } = await tx.db.user.findUniqueOrThrow({
    where: { id: userId },
    include,
  });
  if (passkeys.length === 0 && authenticatorApp === null) return userId;
  tx.audit({ kind: 'resetFactors', ...aboutPerson(person) });
  await removeAllFactors(tx, userId);
  await tx.ctx.services.sessions.endAllOf(tx, userId);
  await mailFactorChange(tx, userId, 'factorsReset');
  return userId;
});
