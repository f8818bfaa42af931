import { linkRefusal } from '#domain/account/links.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import { useLink, hashOfLink } from '#server/operations/account/accountLink.ts';
import { mailVerification } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { refuseIfGrantedAccess } from '#server/operations/account/refuseIfGrantedAccess.ts';
import { sendWaitingInvitations } from '#server/operations/account/resendInvitation.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { proofOfActor } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { isPasswordCorrect } from '#server/sessions/passwords.ts';

/** Resends the link; false if there is nothing to verify. */
export const sendVerificationEmail = operation<{ userId: string }, boolean>(
  'sendVerificationEmail',
  async (tx, { userId }) => {
    const person = await lockAccount(tx, { id: userId });
    const { effects } = nextStep(person, 'askForVerification', 'holder');
    if (person === null || !effects.includes('mailVerification')) return false;
    await mailVerification(tx, person, person.pendingEmail ?? person.email);
    return true;
  },
);

export interface VerifiedEmail {
  readonly userId: string;
  /** of a new session for a person who was signed in, if the address changed and all sessions ended; otherwise null */
  readonly cookie: string | null;
}

interface Verifying {
  readonly token: string;
  /** of the account, if no one is signed in to it */
  readonly password?: string | null;
  readonly userAgent: string | null;
}

/**
 * Verifies that an address belongs to its account. The link only proves who reads the email, so a session of the
 * account or its password is needed as well. A new address replaces the old one and ends all sessions.
 */
export async function verifyEmail(
  ctx: OperationContext,
  { token, password, userAgent }: Verifying,
): Promise<VerifiedEmail> {
  const passwordHash = password ? await passwordOfLink(ctx, token, password) : null;
  return followVerification(ctx, { token, passwordHash: new Secret(passwordHash ?? ''), userAgent });
}

/** The hash that matched the password. It must still be the account's when the link is used. */
async function passwordOfLink({ services }: OperationContext, token: string, password: string): Promise<string | null> {
  const where = { tokenHash: hashOfLink(token), purpose: 'verify_email' } as const;
  const link = await services.db.accountToken.findFirst({ where, include: { user: true } });
  // such a link opens nothing, whatever password is given
  if (linkRefusal(link, services.now()) !== null) return null;
  const isRight = await isPasswordCorrect(link?.user.passwordHash, password);
  if (!isRight || !link?.user.passwordHash) throw new InvalidInput([{ path: 'password', code: 'passwordWrong' }]);
  return link.user.passwordHash;
}

interface Following {
  readonly token: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const followVerification = operation<Following, VerifiedEmail>(
  'verifyEmail',
  async (tx, { token, passwordHash, userAgent }) => {
    const { account, email } = await useLink(tx, token, ['verify_email']);
    const { id: userId } = account;
    const isSignedIn = tx.ctx.actor.kind === 'person' && tx.ctx.actor.userId === userId;
    const isOwner = isSignedIn || (account.passwordHash !== null && account.passwordHash === passwordHash.reveal());
    const isOwnAddress = email === account.email;
    if (!isOwnAddress && (email === null || email !== account.pendingEmail)) throw new Refusal('linkExpired');
    const step = nextStep(account, isOwnAddress ? 'verify' : 'confirmAddress', isOwner ? 'owner' : 'reader');
    if (!isOwnAddress) await refuseIfGrantedAccess(tx, account);
    // the link proves only the address, so the new session keeps the proof of the old one
    const before = (await proofOfActor(tx)) ?? {};
    await applyAccountStep(tx, account, step).catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_key')
        ? new InvalidInput([{ path: 'email', code: 'emailTaken' }])
        : error;
    });
    if (step.effects.length > 0)
      tx.audit({
        kind: 'verifyEmail',
        actorId: userId,
        ...aboutPerson(account, isOwnAddress ? {} : { newEmail: email }),
      });
    if (account.emailVerifiedAt === null) await sendWaitingInvitations(tx, userId);
    const isKept = isSignedIn && step.effects.includes('keepSession');
    return { userId, cookie: isKept ? await startSession(tx, userId, userAgent, before) : null };
  },
);
