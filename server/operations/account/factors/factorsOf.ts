import type { Factors } from '#domain/account/secondFactor.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';

/** What a person has set up. Whoever decides by it holds the person's row. */
export async function factorsOf(db: Database | DatabaseTransaction, userId: string): Promise<Factors> {
  const passkeys = await db.passkey.count({ where: { userId } });
  const apps = await db.authenticatorApp.count({ where: { userId } });
  const recoveryCodes = await db.recoveryCode.count({ where: { userId, usedAt: null } });
  return { passkeys, hasAuthenticatorApp: apps > 0, recoveryCodes };
}
