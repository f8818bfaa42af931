import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { isUniqueViolation } from '#server/database/uniqueViolation.ts';
import { redeemLink } from '#server/operations/account/accountLink.ts';
import { mailVerification } from '#server/operations/account/accountMail.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { proofOfActor } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

/** Mails the link again; false when there is nothing to verify. */
export const sendVerificationEmail = operation<{ userId: string }, boolean>(
  'sendVerificationEmail',
  async (tx, { userId }) => {
    const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
    if (person.pendingEmail === null && person.emailVerifiedAt !== null) return false;
    await mailVerification(tx, person, person.pendingEmail ?? person.email);
    return true;
  },
);

export interface VerifiedEmail {
  readonly userId: string;
  /** a new session for whoever was signed in, when the address changed and all sessions ended; otherwise null */
  readonly cookie: string | null;
}

interface Verifying {
  readonly token: string;
  readonly userAgent: string | null;
}

/** Shows that an address belongs to its account. A new address takes the place of the old one, and all sessions end. */
export const verifyEmail = operation<Verifying, VerifiedEmail>('verifyEmail', async (tx, { token, userAgent }) => {
  const { userId, email } = await redeemLink(tx, token, 'verify_email');
  const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (email === person.email) {
    await tx.db.user.update({ where: { id: userId }, data: { emailVerifiedAt: person.emailVerifiedAt ?? tx.now } });
    return { userId, cookie: null };
  }
  if (email === null || email !== person.pendingEmail) throw new Refusal('linkExpired');
  await tx.db.user
    .update({ where: { id: userId }, data: { email, pendingEmail: null, emailVerifiedAt: tx.now } })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_key')
        ? new InvalidInput([{ path: 'email', code: 'emailTaken' }])
        : error;
    });
  const { actor, services } = tx.ctx;
  // the link proves the address and nothing else: what was shown in the session before is what was shown
  const before = (await proofOfActor(tx)) ?? {};
  await services.sessions.endAllOf(tx, userId);
  const isOwn = actor.kind === 'person' && actor.userId === userId;
  return { userId, cookie: isOwn ? await startSession(tx, userId, userAgent, before) : null };
});
