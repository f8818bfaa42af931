import { signUpProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { validTimeZone } from '#domain/kernel/timeZones.ts';
import { newId } from '#server/newId.ts';
import { mailClaim, mailAccountExists, mailVerification } from '#server/operations/account/accountMail.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secrets/Secret.ts';
import type { OperationContext } from '#server/Services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

export interface SignUpInput {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** of the browser; an unknown one is ignored */
  readonly timeZone?: string | null;
}

/** Either an account was created, or one existed and its owner was emailed what to do. */
export type SignUpOutcome = 'signedUp' | 'mailed';

/**
 * Creates an account for a resident. The caller then signs in with the same password, which also authenticates a
 * retry. If the address already has an account, nothing changes and only its owner is emailed.
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
  return createAccount(ctx, { ...draft, timeZone: validTimeZone(timeZone), passwordHash }, idempotencyKey);
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
    // of two concurrent sign-ups, only one creates the account
    const { count } = await tx.db.user.createMany({ data: [row], skipDuplicates: true });
    const person = await lockAccount(tx, { email: account.email });
    if (person === null) throw new Refusal('outdated');
    const { effects } = nextStep(count === 1 ? null : person, 'signUp', 'stranger');
    if (effects.includes('makeAccount')) tx.audit({ kind: 'signUp', actorId: person.id, ...aboutPerson(person) });
    if (effects.includes('mailVerification')) await mailVerification(tx, person);
    if (effects.includes('mailClaim')) await mailClaim(tx, person);
    if (effects.includes('mailKnown')) await mailAccountExists(tx, person);
    return effects.includes('startSession') ? 'signedUp' : 'mailed';
  },
);
