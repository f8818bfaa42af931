import type { FactorChange } from '#server/mail/templates/factorChanged.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Notifies the account owner of a change to their sign-in protection. */
export async function mailFactorChange(tx: Tx, userId: string, change: FactorChange): Promise<void> {
  const { name, email } = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const { publicUrl } = tx.ctx.services;
  await enqueueMail(tx, {
    kind: 'factorChanged',
    params: { change, link: `${publicUrl}/profile/security` },
    to: { email, name, userId },
    team: null,
  });
}
