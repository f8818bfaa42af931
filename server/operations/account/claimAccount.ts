import { nameProblems, passwordProblems } from '#domain/account/account.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { validTimeZone } from '#domain/kernel/timeZones.ts';
import { useLink, hashOfLink } from '#server/operations/account/accountLink.ts';
import { applyAccountStep } from '#server/operations/account/applyAccountStep.ts';
import { continueSignIn, type SignInOutcome } from '#server/operations/account/factors/continueSignIn.ts';
import { nextStep } from '#server/operations/account/lockAccount.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

interface ClaimInput {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  /** of the browser; an unknown one is ignored */
  readonly timeZone?: string | null;
  readonly userAgent: string | null;
}

/**
 * Anyone who can read the email of an unverified account can make it theirs, through an invitation or the link that
 * would have verified it, and is signed in.
 */
export async function claimAccount(
  ctx: OperationContext,
  { token, name, password, timeZone, userAgent }: ClaimInput,
): Promise<SignInOutcome> {
  const plainName = oneLine(name);
  const link = await ctx.services.db.accountToken.findUnique({ where: { tokenHash: hashOfLink(token) } });
  const own = { name: plainName, email: link?.email ?? '' };
  const problems = [...nameProblems(plainName), ...passwordProblems(password, own)];
  if (problems.length > 0) throw new InvalidInput(problems);
  const passwordHash = new Secret(await hashPassword(password));
  return claim(ctx, { token, name: plainName, passwordHash, timeZone: validTimeZone(timeZone), userAgent });
}

interface Claim {
  readonly token: string;
  readonly name: string;
  readonly passwordHash: Secret;
  readonly timeZone: string | null;
  readonly userAgent: string | null;
}

const claim = operation<Claim, SignInOutcome>('claimAccount', async (tx, given) => {
  const { token, name, passwordHash, timeZone, userAgent } = given;
  const { account, email } = await useLink(tx, token, ['claim_account', 'verify_email']);
  // a link mailed to an address that is only pending must reveal nothing about the account
  if (email !== account.email) throw new Refusal('linkExpired');
  const step = nextStep(account, 'claim', 'reader');
  const chosen = {
    name,
    passwordHash: passwordHash.reveal(),
    claimedAt: account.claimedAt ?? tx.now,
    ...(timeZone === null ? {} : { timeZone }),
  };
  const person = await applyAccountStep(tx, account, step, chosen);
  tx.audit({ kind: 'claimAccount', actorId: account.id, ...aboutPerson(person) });
  return continueSignIn(tx, account.id, userAgent);
});
