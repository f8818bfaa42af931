import { forgetFactors } from '#server/operations/account/forgetFactors.ts';
import { mailFactorChange } from '#server/operations/account/factors/factorMail.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

/** For somebody who has lost everything: whoever runs the installation has made sure who is asking. */
export const resetFactors = operation<{ userId: string }, string>('resetFactors', async (tx, { userId }) => {
  await guard(tx, 'resetFactors');
  const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  tx.audit({ kind: 'resetFactors', ...aboutPerson(person) });
  await forgetFactors(tx, userId);
  await tx.ctx.services.sessions.endAllOf(tx, userId);
  await mailFactorChange(tx, userId, 'factorsReset');
  return userId;
});
