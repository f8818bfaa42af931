import type { Tx } from '#server/operations/operation.ts';

/**
 * Removes all second factors from an account and everything that depends on them. No session counts as having passed
 * one.
 */
export async function removeAllFactors(tx: Tx, userId: string): Promise<void> {
  await tx.db.passkey.deleteMany({ where: { userId } });
  await tx.db.authenticatorApp.deleteMany({ where: { userId } });
  await tx.db.recoveryCode.deleteMany({ where: { userId } });
  await tx.db.identityChallenge.deleteMany({ where: { userId } });
  await tx.db.session.updateMany({ where: { userId, factorAt: { not: null } }, data: { factorAt: null } });
}
