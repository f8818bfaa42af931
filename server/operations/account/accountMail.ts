import { linkLifetimes } from '#domain/account/links.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import type { Tx } from '#server/operations/operation.ts';

export const claimDays = linkLifetimes.claim_account.hours / 24;

export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Asks somebody to show that an address is theirs: the one they have, or the one they want. */
export async function mailVerification(tx: Tx, person: Addressee, email: string = person.email): Promise<void> {
  const link = await issueLink(tx, { userId: person.id, email, purpose: 'verify_email' });
  await postMail(tx, {
    kind: 'verifyEmail',
    params: { link, validHours: linkLifetimes.verify_email.hours },
    to: { email, name: person.name, userId: person.id },
    team: null,
  });
}

export async function mailPasswordReset(tx: Tx, person: Addressee): Promise<void> {
  const link = await issueLink(tx, { userId: person.id, email: person.email, purpose: 'reset_password' });
  await postMail(tx, {
    kind: 'resetPassword',
    params: { link, validMinutes: linkLifetimes.reset_password.hours * 60 },
    to: { email: person.email, name: person.name, userId: person.id },
    team: null,
  });
}

/** Tells the owner of an account that its password is another one now. */
export async function mailPasswordChanged(tx: Tx, person: Addressee): Promise<void> {
  await postMail(tx, {
    kind: 'passwordChanged',
    params: { resetLink: `${tx.ctx.services.publicUrl}/users/password/new` },
    to: { email: person.email, name: person.name, userId: person.id },
    team: null,
  });
}

/** Tells the owner of an account that somebody asked for another address, at the address that still holds. */
export async function mailEmailChanging(tx: Tx, person: Addressee): Promise<void> {
  await postMail(tx, {
    kind: 'emailChanging',
    params: { resetLink: `${tx.ctx.services.publicUrl}/users/password/new` },
    to: { email: person.email, name: person.name, userId: person.id },
    team: null,
  });
}

/** Gives somebody who was invited the way to their account once more, because they came by themselves. */
export async function mailClaim(tx: Tx, person: Addressee): Promise<void> {
  const link = await issueLink(tx, { userId: person.id, email: person.email, purpose: 'claim_account' });
  await postMail(tx, {
    kind: 'claimAccount',
    params: { link, validDays: claimDays },
    to: { email: person.email, name: person.name, userId: person.id },
    team: null,
  });
}
