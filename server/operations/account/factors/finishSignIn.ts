import { Refusal } from '#domain/kernel/refusal.ts';
import { closeChallenge, countChallengeAttempt, lockChallenge } from '#server/operations/account/factors/challenge.ts';
import { verifyFactorProof, type FactorProof } from '#server/operations/account/factors/verifyFactorProof.ts';
import { wrongProofError } from '#server/operations/account/factors/wrongProofError.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface Finishing {
  /** of the pending sign-in */
  readonly token: string;
  readonly proof: FactorProof;
  readonly userAgent: string | null;
}

/** The second step of a sign-in. Returns the session cookie. */
export async function finishSignIn(ctx: OperationContext, input: Finishing): Promise<string> {
  const cookie = await finish(ctx, input);
  if (cookie === null) throw wrongProofError(input.proof);
  return cookie;
}

/** Returns null for a wrong proof instead of throwing, because the failed try must be committed. */
const finish = operation<Finishing, string | null>('finishSignIn', async (tx, { token, proof, userAgent }) => {
  const challenge = await lockChallenge(tx, token, 'second_step');
  const { userId } = challenge;
  if (userId === null) throw new Refusal('secondStepExpired');
  const [there] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid AND deactivated_at IS NULL FOR SHARE`;
  refuseUnless(there, 'signInFailed');
  if (!(await verifyFactorProof(tx, userId, proof, challenge.content))) {
    await countChallengeAttempt(tx, challenge);
    tx.audit({ kind: 'secondFactorFailed', subjectType: 'User', subjectId: userId, data: { factor: proof.kind } });
    return null;
  }
  await closeChallenge(tx, challenge);
  tx.audit({ kind: 'signIn', actorId: userId, data: { factor: proof.kind } });
  return startSession(tx, userId, userAgent, { factorAt: tx.now });
});
