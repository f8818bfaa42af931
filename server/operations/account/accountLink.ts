import { createHash, randomBytes } from 'node:crypto';
import { linkExpiry, linkRefusal, type LinkPurpose } from '#domain/account/links.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { AccountToken, User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { lockAccount } from '#server/operations/account/lockAccount.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Pages that the links in account emails open. */
const pages: Readonly<Record<LinkPurpose, (token: string) => string>> = {
  verify_email: (token) => `/users/verify/${token}`,
  reset_password: (token) => `/users/password/edit?token=${token}`,
  claim_account: (token) => `/users/claim/${token}`,
};

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface NewLink {
  readonly userId: string;
  /** the address it is emailed to */
  readonly email: string;
  readonly purpose: LinkPurpose;
}

/** Creates a link for one person and one purpose. Only its hash is stored; the caller emails the link. */
export async function issueLink(tx: Tx, { userId, email, purpose }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.db.accountToken.create({
    data: {
      id: newId(),
      userId,
      email,
      purpose,
      tokenHash: hashOfLink(token),
      createdAt: tx.now,
      expiresAt: linkExpiry(purpose, tx.now),
    },
  });
  return `${tx.ctx.services.publicUrl}${pages[purpose](token)}`;
}

export interface UsedLink {
  readonly account: User;
  /** the address it was emailed to */
  readonly email: string | null;
}

/** Consumes a link and locks its account. Of two concurrent uses, only one succeeds. */
export async function useLink(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<UsedLink> {
  const named = await linkOf(tx, token, purposes);
  const account = await lockAccount(tx, { id: named.userId });
  // read again, now that the account is locked
  const { id, email } = await linkOf(tx, token, purposes);
  if (account === null) throw new Refusal('linkUnknown');
  await tx.db.accountToken.update({ where: { id }, data: { usedAt: tx.now } });
  return { account, email };
}

async function linkOf({ db, now }: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<AccountToken> {
  const where = { tokenHash: hashOfLink(token), purpose: { in: [...purposes] } };
  const link = await db.accountToken.findFirst({ where });
  const refusal = linkRefusal(link, now);
  if (link === null || refusal !== null) throw new Refusal(refusal ?? 'linkUnknown');
  return link;
}
