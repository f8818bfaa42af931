import { normaliseUsername } from '#domain/account/username.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { continueSignIn, type SignInOutcome } from '#server/operations/account/factors/continueSignIn.ts';
import { audit } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { isPasswordCorrect } from '#server/sessions/passwords.ts';

export interface SignInInput {
  /** or the username */
  readonly email: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/**
 * Starts a session or requests the second step. An unknown address takes as long as a wrong password and answers the
 * same.
 */
export async function signIn(
  ctx: OperationContext,
  { email, password, userAgent }: SignInInput,
): Promise<SignInOutcome> {
  const where = email.includes('@') ? { email: normaliseEmail(email) } : { username: normaliseUsername(email) };
  const account = await ctx.services.db.user.findUnique({ where, select: { id: true, passwordHash: true } });
  const isRight = await isPasswordCorrect(account?.passwordHash, password);
  if (!account?.passwordHash || !isRight) {
    const about = account === null ? {} : { subjectType: 'User', subjectId: account.id };
    await audit({ db: ctx.services.db, queries: ctx.services.pool }, ctx, [{ kind: 'signInFailed', ...about }]);
    throw new Refusal('signInFailed');
  }
  return openSession(ctx, { userId: account.id, passwordHash: new Secret(account.passwordHash), userAgent });
}

interface Opening {
  readonly userId: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const openSession = operation<Opening, SignInOutcome>('signIn', async (tx, { userId, passwordHash, userAgent }) => {
  // the checked password must still be current, or a concurrent reset would fail to end this session
  const [still] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid AND password_hash = ${passwordHash.reveal()} AND deactivated_at IS NULL
    FOR SHARE`;
  refuseUnless(still, 'signInFailed');
  return continueSignIn(tx, userId, userAgent);
});

/** Returns the cookie that clears the session. */
export const signOut = operation<{ sessionId: string }, string>('signOut', (tx, { sessionId }) => {
  tx.audit({ kind: 'signOut' });
  return tx.ctx.services.sessions.end(tx, sessionId);
});
