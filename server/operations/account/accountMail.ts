import { stateOfAccount } from '#domain/account/accountLifeCycle.ts';
import { linkLifetimes, type LinkPurpose } from '#domain/account/links.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { MailKind } from '#server/mail/mailTemplates.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import type { Tx } from '#server/operations/operation.ts';

export const claimDays = linkLifetimes.claim_account.hours / 24;

/** Throttles emails that a stranger can trigger. The link sent earlier stays valid much longer than this. */
const pauseMinutes = 10;

interface Addressee {
  readonly email: string;
  /** null if the name may not be the reader's: someone else may have signed up with their address under any name */
  readonly name: string | null;
  readonly userId: string;
}

export function addressee(person: User): Addressee {
  const name = stateOfAccount(person) === 'unverified' ? null : person.name;
  return { email: person.email, name, userId: person.id };
}

const linkFor = (tx: Tx, { id, email }: User, purpose: LinkPurpose): Promise<string> =>
  issueLink(tx, { userId: id, email, purpose });

/** Asks a person to verify that an address is theirs: their current one, or the one they want to change to. */
export async function mailVerification(tx: Tx, person: User, email: string = person.email): Promise<void> {
  const link = await issueLink(tx, { userId: person.id, email, purpose: 'verify_email' });
  const params = { link, validHours: linkLifetimes.verify_email.hours };
  await enqueueMail(tx, { kind: 'verifyEmail', params, to: { email, name: null, userId: person.id }, team: null });
}

export async function mailPasswordReset(tx: Tx, person: User): Promise<void> {
  if (await hasFreshLink(tx, person.id, 'reset_password')) return;
  const link = await linkFor(tx, person, 'reset_password');
  const params = { link, validMinutes: linkLifetimes.reset_password.hours * 60 };
  await enqueueMail(tx, { kind: 'resetPassword', params, to: addressee(person), team: null });
}

/** Sends a link to claim an unverified account to someone who asked for it without an invitation. */
export async function mailClaim(tx: Tx, person: User): Promise<void> {
  if (await hasFreshLink(tx, person.id, 'claim_account')) return;
  const link = await linkFor(tx, person, 'claim_account');
  await enqueueMail(tx, {
    kind: 'claimAccount',
    params: { link, validDays: claimDays },
    to: addressee(person),
    team: null,
  });
}

/**
 * Sent when someone signs up with, or changes to, an address that already has an account. Only the owner finds out.
 */
export async function mailAccountExists(tx: Tx, person: User): Promise<void> {
  const told = { userId: person.id, kind: 'accountKnown' satisfies MailKind, createdAt: { gt: pauseBefore(tx.now) } };
  if ((await tx.db.outboxMail.count({ where: told })) > 0) return;
  const { publicUrl } = tx.ctx.services;
  const params = { link: `${publicUrl}/users/sign_in`, resetLink: `${publicUrl}/users/password/new` };
  await enqueueMail(tx, { kind: 'accountKnown', params, to: addressee(person), team: null });
}

/** Notifies the account owner of a change to the account, and how to undo it. */
export async function mailSecurityNotice(
  tx: Tx,
  person: User,
  kind: 'passwordChanged' | 'emailChanging' | 'accountClosed' | 'accountReopened',
): Promise<void> {
  const { publicUrl } = tx.ctx.services;
  const params = { resetLink: `${publicUrl}/users/password/new`, link: `${publicUrl}/users/sign_in` };
  await enqueueMail(tx, { kind, params, to: addressee(person), team: null });
}

const pauseBefore = (now: Date): Date => new Date(now.getTime() - pauseMinutes * 60_000);

/** Whether a link for this purpose was emailed a moment ago and is still valid. */
async function hasFreshLink({ db, now }: Tx, userId: string, purpose: LinkPurpose): Promise<boolean> {
  const open = { usedAt: null, expiresAt: { gt: now }, createdAt: { gt: pauseBefore(now) } };
  return (await db.accountToken.count({ where: { userId, purpose, ...open } })) > 0;
}
