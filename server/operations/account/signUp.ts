import { signUpProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { knownTimeZone } from '#domain/kernel/timeZones.ts';
import { newId } from '#server/newId.ts';
import { mailClaim, mailKnown, mailVerification } from '#server/operations/account/accountMail.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

export interface SignUpInput {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** of the browser; one that does not exist is left out */
  readonly timeZone?: string | null;
}

/** An account was made; or there was one, and whoever reads the mail of that address now knows what to do. */
export type SignUpOutcome = 'signedUp' | 'mailed';

/**
 * Makes an account for a citizen. The caller signs in with the same password: a repeated request proves itself so.
 * For an address that has an account nothing changes; only whoever reads its mail hears of it.
 */
export async function signUp(
  ctx: OperationContext,
  { email, name, password, timeZone }: SignUpInput,
  idempotencyKey?: string | null,
): Promise<SignUpOutcome> {
  const draft = { email: normaliseEmail(email), name: oneLine(name) };
  const problems = signUpProblems({ ...draft, password });
  if (problems.length > 0) throw new InvalidInput(problems);
  const passwordHash = new Secret(await hashPassword(password));
  return createAccount(ctx, { ...draft, timeZone: knownTimeZone(timeZone), passwordHash }, idempotencyKey);
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string | null;
  readonly passwordHash: Secret;
}

const createAccount = operation<NewAccount, SignUpOutcome>(
  'signUp',
  async (tx, { passwordHash, timeZone, ...account }) => {
    const row = {
      ...{ id: newId(), ...account, passwordHash: passwordHash.reveal(), claimedAt: tx.now, createdAt: tx.now },
      ...(timeZone === null ? {} : { timeZone }),
    };
    // of two at once one makes the account
    const { count } = await tx.db.user.createMany({ data: [row], skipDuplicates: true });
    const person = await lockAccount(tx, { email: account.email });
    if (person === null) throw new Refusal('outdated');
    const { effects } = nextStep(count === 1 ? null : person, 'signUp', 'stranger');
    if (effects.includes('makeAccount')) tx.audit({ kind: 'signUp', actorId: person.id, ...aboutPerson(person) });
    if (effects.includes('mailVerification')) await mailVerification(tx, person);
    if (effects.includes('mailClaim')) await mailClaim(tx, person);
    if (effects.includes('mailKnown')) await mailKnown(tx, person);
    return effects.includes('startSession') ? 'signedUp' : 'mailed';
  },
);
