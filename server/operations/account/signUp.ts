import { signUpProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { isTimeZone } from '#domain/kernel/timeZones.ts';
import { isUniqueViolation } from '#server/database/uniqueViolation.ts';
import { newId } from '#server/ids.ts';
import { mailClaim, mailVerification } from '#server/operations/account/accountMail.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/services.ts';
import { Secret } from '#server/secret.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

export interface SignUpInput {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** of the browser; one that does not exist is left out */
  readonly timeZone?: string | null;
}

/** An account was made; or the address belongs to somebody invited, who now has a mail with a link to the account. */
export type SignUpOutcome = 'signedUp' | 'claimMailed';

/** Makes an account for a citizen. The caller signs in with the same password: a repeated request proves itself so. */
export async function signUp(
  ctx: OperationContext,
  { email, name, password, timeZone }: SignUpInput,
  idempotencyKey?: string | null,
): Promise<SignUpOutcome> {
  const draft = { email: normaliseEmail(email), name: oneLine(name) };
  const problems = signUpProblems({ ...draft, password });
  if (problems.length > 0) throw new InvalidInput(problems);
  const passwordHash = new Secret(await hashPassword(password));
  return createAccount(ctx, { ...draft, timeZone: timeZone ?? null, passwordHash }, idempotencyKey);
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string | null;
  readonly passwordHash: Secret;
}

const createAccount = operation<NewAccount, SignUpOutcome>('signUp', async (tx, account) => {
  const known = await tx.db.user.findUnique({ where: { email: account.email } });
  if (known?.claimedAt) throw emailTaken();
  if (known) {
    await mailClaim(tx, known);
    return 'claimMailed';
  }
  const { timeZone } = account;
  const person = await tx.db.user
    .create({
      data: {
        id: newId(),
        email: account.email,
        name: account.name,
        passwordHash: account.passwordHash.reveal(),
        claimedAt: tx.now,
        createdAt: tx.now,
        ...(timeZone !== null && isTimeZone(timeZone) ? { timeZone } : {}),
      },
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
    });
  await mailVerification(tx, person);
  tx.audit({ kind: 'signUp', actorId: person.id, ...aboutPerson(person) });
  return 'signedUp';
});

const emailTaken = (): InvalidInput => new InvalidInput([{ path: 'email', code: 'emailTaken' }]);
