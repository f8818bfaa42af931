import { stateOfAccount } from '#domain/account/life.ts';
import { linkLifetimes, type LinkPurpose } from '#domain/account/links.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { MailKind } from '#server/mail/mailTemplates.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import type { Tx } from '#server/operations/operation.ts';

export const claimDays = linkLifetimes.claim_account.hours / 24;

/** What a stranger can ask for is mailed at most so often. The link that was mailed before holds much longer. */
const pauseMinutes = 10;

interface Addressee {
  readonly email: string;
  /** null where it is not known to be the reader's: another may have signed up with the address, by any name */
  readonly name: string | null;
  readonly userId: string;
}

export function addressee(person: User): Addressee {
  const name = stateOfAccount(person) === 'unverified' ? null : person.name;
  return { email: person.email, name, userId: person.id };
}

const linkFor = (tx: Tx, { id, email }: User, purpose: LinkPurpose): Promise<string> =>
  issueLink(tx, { userId: id, email, purpose });

/** Asks somebody to show that an address is theirs: the one they have, or the one they want. */
export async function mailVerification(tx: Tx, person: User, email: string = person.email): Promise<void> {
  const link = await issueLink(tx, { userId: person.id, email, purpose: 'verify_email' });
  const params = { link, validHours: linkLifetimes.verify_email.hours };
  await postMail(tx, { kind: 'verifyEmail', params, to: { email, name: null, userId: person.id }, team: null });
}

export async function mailPasswordReset(tx: Tx, person: User): Promise<void> {
  if (await hasFreshLink(tx, person.id, 'reset_password')) return;
  const link = await linkFor(tx, person, 'reset_password');
  const params = { link, validMinutes: linkLifetimes.reset_password.hours * 60 };
  await postMail(tx, { kind: 'resetPassword', params, to: addressee(person), team: null });
}

/** Gives somebody the way to an account that waits to be shown to be theirs, because they came by themselves. */
export async function mailClaim(tx: Tx, person: User): Promise<void> {
  if (await hasFreshLink(tx, person.id, 'claim_account')) return;
  const link = await linkFor(tx, person, 'claim_account');
  await postMail(tx, {
    kind: 'claimAccount',
    params: { link, validDays: claimDays },
    to: addressee(person),
    team: null,
  });
}

/** Somebody wants to sign up with an address, or move to it, whose owner has an account: only the owner hears of it. */
export async function mailKnown(tx: Tx, person: User): Promise<void> {
  const told = { userId: person.id, kind: 'accountKnown' satisfies MailKind, createdAt: { gt: pauseBefore(tx.now) } };
  if ((await tx.db.outboxMail.count({ where: told })) > 0) return;
  const { publicUrl } = tx.ctx.services;
  const params = { link: `${publicUrl}/users/sign_in`, resetLink: `${publicUrl}/users/password/new` };
  await postMail(tx, { kind: 'accountKnown', params, to: addressee(person), team: null });
}

/** Tells the owner of an account of something that was done to it, and how to take it back. */
export async function mailNotice(
  tx: Tx,
  person: User,
  kind: 'passwordChanged' | 'emailChanging' | 'accountClosed' | 'accountReopened',
): Promise<void> {
  const { publicUrl } = tx.ctx.services;
  const params = { resetLink: `${publicUrl}/users/password/new`, link: `${publicUrl}/users/sign_in` };
  await postMail(tx, { kind, params, to: addressee(person), team: null });
}

const pauseBefore = (now: Date): Date => new Date(now.getTime() - pauseMinutes * 60_000);

/** A link that was mailed a moment ago and still opens what it is for. */
async function hasFreshLink({ db, now }: Tx, userId: string, purpose: LinkPurpose): Promise<boolean> {
  const open = { usedAt: null, expiresAt: { gt: now }, createdAt: { gt: pauseBefore(now) } };
  return (await db.accountToken.count({ where: { userId, purpose, ...open } })) > 0;
}
