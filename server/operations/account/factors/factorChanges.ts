import { hasSecondFactor } from '#domain/account/secondFactor.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';
import { replaceRecoveryCodes } from '#server/operations/account/factors/recoveryCodes.ts';
import { removeAllFactors } from '#server/operations/account/removeAllFactors.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { Secret } from '#server/secrets/Secret.ts';

/** The result of adding a factor. */
export interface AddedFactor {
  /** of a new session that replaces this one, if all sessions had to end */
  readonly cookie: string | null;
  /** only with the first factor; shown once */
  readonly recoveryCodes: readonly Secret[];
}

/**
 * Adds a factor. The first one ends all sessions that started without it and restarts this one, so that every session
 * of a person with a factor has passed one. Locks the person's row so that no session can start in between.
 */
export async function addFactor(
  tx: Tx,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string | null },
  add: () => Promise<void>,
): Promise<AddedFactor> {
  await tx.db.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const isFirst = !hasSecondFactor(await factorsOf(tx.db, userId));
  await add();
  if (!isFirst) return { cookie: null, recoveryCodes: [] };
  await tx.ctx.services.sessions.endAllOf(tx, userId);
  const cookie = await startSession(tx, userId, userAgent, { factorAt: tx.now });
  return { cookie, recoveryCodes: await replaceRecoveryCodes(tx, userId) };
}

/** Recovery codes are useless without a factor, so they are removed along with the last one. */
export async function afterFactorRemoval(tx: Tx, userId: string): Promise<void> {
  if (!hasSecondFactor(await factorsOf(tx.db, userId))) await removeAllFactors(tx, userId);
}
