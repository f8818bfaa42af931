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

/** The words of the dashboard's filter: valid outputs are called issued there. */
export const outputFilters = ['all', 'issued', 'expired', 'unissued', 'revoked'] as const;
export type OutputFilter = (typeof outputFilters)[number];

export const statusOfOutputFilter: Readonly<Record<OutputFilter, OutputStatus | null>> = {
  all: null,
  issued: 'valid',
  expired: 'expired',
  unissued: 'unissued',
  revoked: 'revoked',
};

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
