import { createHash, randomBytes } from 'node:crypto';
import { linkExpiry, linkRefusal, type LinkPurpose } from '#domain/account/links.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { AccountToken, User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { lockAccount } from '#server/operations/account/lockAccount.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Addresses of the pages that the links of account mails open. */
const pages: Readonly<Record<LinkPurpose, (token: string) => string>> = {
  verify_email: (token) => `/users/verify/${token}`,
  reset_password: (token) => `/users/password/edit?token=${token}`,
  claim_account: (token) => `/users/claim/${token}`,
};

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface NewLink {
  readonly userId: string;
  /** where it is mailed to */
  readonly email: string;
  readonly purpose: LinkPurpose;
}

/** A link for one person and one purpose. Only its hash is kept; the caller mails it. */
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

export interface FollowedLink {
  readonly account: User;
  /** where it was mailed to */
  readonly email: string | null;
}

/** Uses a link up and holds its account. Of two who come at once one is first. */
export async function followLink(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<FollowedLink> {
  const named = await linkOf(tx, token, purposes);
  const account = await lockAccount(tx, { id: named.userId });
  // looked at again under the lock of the account
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
