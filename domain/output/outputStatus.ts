import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export const outputStatuses = ['unissued', 'valid', 'expired', 'revoked'] as const;
export type OutputStatus = (typeof outputStatuses)[number];

export interface OutputTimes {
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

export function outputStatus({ issuedAt, expiresAt, revokedAt }: OutputTimes, now: Date): OutputStatus {
  if (revokedAt !== null) return 'revoked';
  if (issuedAt === null || issuedAt > now) return 'unissued';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'valid';
}

/** Names in lists and their filters, where valid outputs are called issued. */
export const listedOutputStatuses = ['issued', 'expired', 'unissued', 'revoked'] as const;
export type ListedOutputStatus = (typeof listedOutputStatuses)[number];
export const outputFilters = ['all', ...listedOutputStatuses] as const;

export const listedOutputStatus = (status: OutputStatus): ListedOutputStatus =>
  status === 'valid' ? 'issued' : status;

export const outputStatusOfListed = (status: ListedOutputStatus): OutputStatus =>
  status === 'issued' ? 'valid' : status;

export const outputActions = ['revoke', 'unrevoke', 'updateDates', 'changeReminders', 'download'] as const;
export type OutputAction = (typeof outputActions)[number];

const refusals: Readonly<Record<OutputStatus, Readonly<Partial<Record<OutputAction, RefusalCode>>>>> = {
  unissued: {
    revoke: 'outputNotIssued',
    unrevoke: 'outputNotRevoked',
    changeReminders: 'outputNotIssued',
    download: 'outputNotIssued',
  },
  valid: { unrevoke: 'outputNotRevoked' },
  expired: { unrevoke: 'outputNotRevoked' },
  revoked: { revoke: 'outputRevoked', changeReminders: 'outputRevoked', download: 'outputRevoked' },
};

export function outputRefusal(status: OutputStatus, action: OutputAction): RefusalCode | null {
  return refusals[status][action] ?? null;
}
