import { createHash, randomBytes } from 'node:crypto';
import {
  hasSecondFactor,
  normaliseRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  recoveryCodeOf,
} from '#domain/account/secondFactor.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';
import { mailFactorChange } from '#server/operations/account/factors/mailFactorChange.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';

/** 80 random bits can't be guessed, so a fast hash is enough. */
const hashOf = (code: string): string => createHash('sha256').update(normaliseRecoveryCode(code)).digest('base64url');

/** Replaces all recovery codes with ten new ones. They are shown only once. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<Secret[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(recoveryCodeBytes)));
  await tx.db.recoveryCode.deleteMany({ where: { userId } });
  await tx.db.recoveryCode.createMany({ data: codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(code) })) });
  return codes.map((code) => new Secret(code));
}

export const makeRecoveryCodes = operation<{ userId: string }, Secret[]>(
  'makeRecoveryCodes',
  async (tx, { userId }) => {
    await guard(tx, 'changeFactors');
    tx.audit({ kind: 'makeRecoveryCodes', subjectType: 'User', subjectId: userId });
    if (!hasSecondFactor(await factorsOf(tx.db, userId))) throw new Refusal('factorNeededFirst');
    await mailFactorChange(tx, userId, 'recoveryCodesMade');
    return replaceRecoveryCodes(tx, userId);
  },
);

/** Consumes a code; false if no unused code matches. */
export async function useRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const where = { userId, codeHash: hashOf(code), usedAt: null };
  const { count } = await tx.db.recoveryCode.updateMany({ where, data: { usedAt: tx.now } });
  if (count === 0) return false;
  tx.audit({ kind: 'useRecoveryCode', actorId: userId });
  await mailFactorChange(tx, userId, 'recoveryCodeUsed');
  return true;
}
