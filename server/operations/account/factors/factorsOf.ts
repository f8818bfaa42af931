import type { Factors } from '#domain/account/secondFactor.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';

/** The factors a person has set up. Callers that decide by it must hold the lock on the person's row. */
export async function factorsOf(db: Database | DatabaseTransaction, userId: string): Promise<Factors> {
  const passkeys = await db.passkey.count({ where: { userId } });
  const apps = await db.authenticatorApp.count({ where: { userId } });
  const recoveryCodes = await db.recoveryCode.count({ where: { userId, usedAt: null } });
  return { passkeys, hasAuthenticatorApp: apps > 0, recoveryCodes };
}
