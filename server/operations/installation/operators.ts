import { emailProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { claimDays } from '#server/operations/account/accountMail.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

export type Appointment =
  /** an account waits for them: whoever has the link sets its password */
  | { readonly outcome: 'invited'; readonly link: string }
  | { readonly outcome: 'appointed' | 'already' }
  /** somebody signed up with the address and has not shown that it is theirs: it may be anybody */
  | { readonly outcome: 'unverified' };

/** Names somebody who runs the installation. Done on the server alone: whoever can do that runs it anyway. */
export const appointOperator = operation<string, Appointment>('appointOperator', async (tx, typed) => {
  const email = normaliseEmail(typed);
  const problems = emailProblems(email);
  if (problems.length > 0) throw new InvalidInput(problems);
  const name = email.split('@', 1)[0] ?? email;
  await tx.db.user.createMany({ data: [{ id: newId(), email, name, createdAt: tx.now }], skipDuplicates: true });
  const person = await tx.db.user.findUniqueOrThrow({ where: { email } });
  if (person.claimedAt !== null && person.emailVerifiedAt === null) return { outcome: 'unverified' };
  const isNew = !person.isOperator || person.deactivatedAt !== null;
  if (isNew) {
    await tx.db.user.update({ where: { id: person.id }, data: { isOperator: true, deactivatedAt: null } });
    tx.audit({ kind: 'appointOperator', ...aboutPerson(person) });
  }
  if (person.claimedAt === null) return { outcome: 'invited', link: await mailWayIn(tx, person) };
  return { outcome: isNew ? 'appointed' : 'already' };
});

/** The account itself stays. False when there is no such operator. */
export const dismissOperator = operation<string, boolean>('dismissOperator', async (tx, typed) => {
  const person = await tx.db.user.findUnique({ where: { email: normaliseEmail(typed) } });
  if (!person?.isOperator) return false;
  await tx.db.user.update({ where: { id: person.id }, data: { isOperator: false } });
  tx.audit({ kind: 'dismissOperator', ...aboutPerson(person) });
  return true;
});

async function mailWayIn(tx: Tx, { id: userId, email }: User): Promise<string> {
  const link = await issueLink(tx, { userId, email, purpose: 'claim_account' });
  await postMail(tx, {
    kind: 'claimAccount',
    params: { link, validDays: claimDays },
    to: { email, name: null, userId },
    team: null,
  });
  return link;
}
