import { hasSecondFactor } from '#domain/account/secondFactor.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';
import { replaceRecoveryCodes } from '#server/operations/account/factors/recoveryCodes.ts';
import { forgetFactors } from '#server/operations/account/forgetFactors.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { Secret } from '#server/Secret.ts';

/** What comes of a factor that was added. */
export interface AddedFactor {
  /** a new session in place of this one, when all had to end */
  readonly cookie: string | null;
  /** with the first factor; shown this once */
  readonly recoveryCodes: readonly Secret[];
}

/**
 * Adds a factor. With the first one every session ends that began without it, and this one begins anew: a session of
 * somebody who has a factor has always passed one. The row of the person is held, so that nobody slips in meanwhile.
 */
export async function withFactor(
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

/** Without the last factor the recovery codes have nothing to stand in for. */
export async function afterRemoval(tx: Tx, userId: string): Promise<void> {
  if (!hasSecondFactor(await factorsOf(tx.db, userId))) await forgetFactors(tx, userId);
}
