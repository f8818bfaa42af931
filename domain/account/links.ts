import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** The purposes of links in emails, with their lifetimes. */
export const linkLifetimes = {
  verify_email: { hours: 72 },
  reset_password: { hours: 1 },
  claim_account: { hours: 720 },
} as const;

export type LinkPurpose = keyof typeof linkLifetimes;

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + linkLifetimes[purpose].hours * 3_600_000);

export interface Link {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** Why a link can't be used, or null if it can. */
export function linkRefusal(link: Link | null, now: Date): RefusalCode | null {
  if (link === null) return 'linkUnknown';
  if (link.usedAt !== null) return 'linkUsed';
  return link.expiresAt <= now ? 'linkExpired' : null;
}
