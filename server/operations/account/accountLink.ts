import { createHash, randomBytes } from 'node:crypto';
import { linkExpiry, linkRefusal, type LinkPurpose } from '#domain/account/links.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/ids.ts';
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

/** Uses a link up, and all others that were mailed for the same. Of two who come at once one is first. */
export async function redeemLink(
  tx: Tx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; email: string | null }> {
  const tokenHash = hashOfLink(token);
  const { count } = await tx.db.accountToken.updateMany({
    where: { tokenHash, purpose, usedAt: null, expiresAt: { gt: tx.now } },
    data: { usedAt: tx.now },
  });
  const link = await tx.db.accountToken.findFirst({ where: { tokenHash, purpose } });
  if (count === 0 || link === null) throw new Refusal(linkRefusal(link, tx.now) ?? 'linkUsed');
  await tx.db.accountToken.updateMany({
    where: { userId: link.userId, purpose, usedAt: null },
    data: { usedAt: tx.now },
  });
  return { userId: link.userId, email: link.email };
}
