import { emailProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { claimDays } from '#server/operations/account/accountMail.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

export type AppointmentOutcome =
  /** an account was created; anyone with the link can set its password */
  | { readonly outcome: 'invited'; readonly link: string }
  | { readonly outcome: 'appointed' | 'already' }
  /** someone signed up with the address but hasn't verified it, so it could be anyone */
  | { readonly outcome: 'unverified' };

/**
 * Makes someone an operator of the installation. Available only on the server's command line, where one has full
 * control anyway.
 */
export const appointOperator = operation<string, AppointmentOutcome>('appointOperator', async (tx, typed) => {
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

/** Removes the operator role; the account stays. False if the person is not an operator. */
export const dismissOperator = operation<string, boolean>('dismissOperator', async (tx, typed) => {
  const person = await tx.db.user.findUnique({ where: { email: normaliseEmail(typed) } });
  if (!person?.isOperator) return false;
  await tx.db.user.update({ where: { id: person.id }, data: { isOperator: false } });
  tx.audit({ kind: 'dismissOperator', ...aboutPerson(person) });
  return true;
});

async function mailWayIn(tx: Tx, { id: userId, email }: User): Promise<string> {
  const link = await issueLink(tx, { userId, email, purpose: 'claim_account' });
  await enqueueMail(tx, {
    kind: 'claimAccount',
    params: { link, validDays: claimDays },
    to: { email, name: null, userId },
    team: null,
  });
  return link;
}
