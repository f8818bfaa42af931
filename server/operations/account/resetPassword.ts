import { passwordProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { useLink, hashOfLink } from '#server/operations/account/accountLink.ts';
import { mailClaim, mailSecurityNotice, mailPasswordReset } from '#server/operations/account/accountMail.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { continueSignIn, type SignInOutcome } from '#server/operations/account/factors/continueSignIn.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

/** Emails a link to choose a new password if the address has an account. Runs as a job. */
export const mailResetLink = operation<{ email: string }, null>('mailResetLink', async (tx, { email }) => {
  const person = await lockAccount(tx, { email: normaliseEmail(email) });
  const { effects } = nextStep(person, 'askForReset', 'stranger');
  if (person && effects.includes('mailReset')) await mailPasswordReset(tx, person);
  if (person && effects.includes('mailClaim')) await mailClaim(tx, person);
  return null;
});

/** Does the same work in the same time for every address, so that timing doesn't reveal whether it has an account. */
export const requestPasswordReset = operation<{ email: string }, null>(
  'requestPasswordReset',
  async (tx, { email }) => {
    await tx.enqueue('account/mailResetLink', { email: normaliseEmail(email) });
    return null;
  },
);

interface Resetting {
  readonly token: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/**
 * Sets a new password through an emailed link. All sessions end; a new one starts, or the second step is requested.
 */
export async function resetPassword(
  ctx: OperationContext,
  { token, password, userAgent }: Resetting,
): Promise<SignInOutcome> {
  const where = { tokenHash: hashOfLink(token) };
  const link = await ctx.services.db.accountToken.findUnique({ where, include: { user: true } });
  const problems = passwordProblems(password, link?.user);
  if (problems.length > 0) throw new InvalidInput(problems);
  return changeByLink(ctx, { token, userAgent, passwordHash: new Secret(await hashPassword(password)) });
}

interface NewPassword {
  readonly token: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const changeByLink = operation<NewPassword, SignInOutcome>(
  'resetPassword',
  async (tx, { token, passwordHash, userAgent }) => {
    const { account, email } = await useLink(tx, token, ['reset_password']);
    // a link mailed to a previous address must not open the account
    if (email !== account.email) throw new Refusal('linkExpired');
    const step = nextStep(account, 'resetPassword', 'reader');
    const person = await applyAccountStep(tx, account, step, { passwordHash: passwordHash.reveal() });
    tx.audit({ kind: 'resetPassword', actorId: person.id, ...aboutPerson(person) });
    await mailSecurityNotice(tx, person, 'passwordChanged');
    return continueSignIn(tx, person.id, userAgent);
  },
);
