import { passwordProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { redeemLink } from '#server/operations/account/accountLink.ts';
import { mailClaim, mailPasswordChanged, mailPasswordReset } from '#server/operations/account/accountMail.ts';
import { enter, type Entrance } from '#server/operations/account/factors/enter.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secret.ts';
import type { OperationContext } from '#server/services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

/** Mails a link to choose a new password, if there is such an account. The caller says the same either way. */
export const requestPasswordReset = operation<{ email: string }, null>(
  'requestPasswordReset',
  async (tx, { email }) => {
    const person = await tx.db.user.findUnique({ where: { email: normaliseEmail(email), deactivatedAt: null } });
    if (person?.claimedAt) await mailPasswordReset(tx, person);
    else if (person) await mailClaim(tx, person);
    return null;
  },
);

interface Resetting {
  readonly token: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/** Sets the password by a mailed link. All sessions end; a new one starts, or asks for the second step. */
export async function resetPassword(
  ctx: OperationContext,
  { token, password, userAgent }: Resetting,
): Promise<Entrance> {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new InvalidInput(problems);
  return changeByLink(ctx, { token, userAgent, passwordHash: new Secret(await hashPassword(password)) });
}

interface NewPassword {
  readonly token: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const changeByLink = operation<NewPassword, Entrance>(
  'resetPassword',
  async (tx, { token, passwordHash, userAgent }) => {
    const { userId, email } = await redeemLink(tx, token, 'reset_password');
    const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
    // an address that was given up must not open the account any more
    if (person.deactivatedAt !== null || email !== person.email) throw new Refusal('linkExpired');
    await tx.db.user.update({
      where: { id: userId },
      data: { passwordHash: passwordHash.reveal(), emailVerifiedAt: person.emailVerifiedAt ?? tx.now },
    });
    await tx.ctx.services.sessions.endAllOf(tx, userId);
    await mailPasswordChanged(tx, person);
    return enter(tx, userId, userAgent);
  },
);
