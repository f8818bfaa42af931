import { InvalidInput } from '#domain/kernel/refusal.ts';
import { passwordCheck } from '#server/operations/account/changePassword.ts';
import { closeChallenge, lockChallenge } from '#server/operations/account/factors/challenge.ts';
import { verifyFactorProof, type FactorProof } from '#server/operations/account/factors/verifyFactorProof.ts';
import { wrongProofError } from '#server/operations/account/factors/wrongProofError.ts';
import { audit } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Session {
  readonly userId: string;
  readonly sessionId: string;
}

/** Confirms the password again; for the next ten minutes nothing asks for it. */
export async function confirmPassword(
  ctx: OperationContext,
  { userId, sessionId, password }: Session & { readonly password: string },
): Promise<void> {
  const problems = await passwordCheck(ctx, userId, password, 'password');
  if (problems.length > 0) {
    await audit({ db: ctx.services.db, queries: ctx.services.pool }, ctx, [{ kind: 'confirmIdentityFailed' }]);
    throw new InvalidInput(problems);
  }
  await proveByPassword(ctx, { userId, sessionId });
}

const proveByPassword = operation<Session, null>('confirmPassword', async (tx, { sessionId }) => {
  await tx.ctx.services.sessions.prove(tx, sessionId, { confirmedAt: tx.now });
  tx.audit({ kind: 'confirmIdentity', data: { by: 'password' } });
  return null;
});

interface ByFactor extends Session {
  readonly proof: FactorProof;
  /** of the passkey challenge */
  readonly token: string | null;
}

/**
 * Confirms identity with a second factor in place of the password. The session counts as having passed one from then
 * on.
 */
export async function confirmByFactor(ctx: OperationContext, input: ByFactor): Promise<void> {
  if (!(await proveByFactor(ctx, input))) throw wrongProofError(input.proof);
}

const proveByFactor = operation<ByFactor, boolean>('confirmByFactor', async (tx, input) => {
  const { userId, sessionId, proof, token } = input;
  const challenge = proof.kind === 'passkey' ? await lockChallenge(tx, token ?? '', 'confirm', userId) : null;
  if (challenge) await closeChallenge(tx, challenge);
  if (!(await verifyFactorProof(tx, userId, proof, challenge?.content ?? ''))) {
    tx.audit({ kind: 'confirmIdentityFailed', data: { by: proof.kind } });
    return false;
  }
  await tx.ctx.services.sessions.prove(tx, sessionId, { confirmedAt: tx.now, factorAt: tx.now });
  tx.audit({ kind: 'confirmIdentity', data: { by: proof.kind } });
  return true;
});
