import type { Problem } from '#domain/kernel/refusal.ts';

/** Storage limits per person, submission, and team. */
export interface FileQuotas {
  /** uploads of one person per day */
  readonly personDayFiles: number;
  readonly personDayBytes: number;
  readonly submissionBytes: number;
  readonly teamBytes: number;
}

/** For people with unverified addresses. Accounts are free, so each gets little. */
export const quotasOfUnverified = { personDayFiles: 30, personDayBytes: 120 * 1024 * 1024 } as const;

export const limitQuotasForUnverified = (quotas: FileQuotas): FileQuotas => ({
  ...quotas,
  personDayFiles: Math.min(quotas.personDayFiles, quotasOfUnverified.personDayFiles),
  personDayBytes: Math.min(quotas.personDayBytes, quotasOfUnverified.personDayBytes),
});

/** Usage including the file in question; 0 for quotas that don't apply to it. */
export type FileUsage = FileQuotas;

const codes = {
  personDayFiles: 'dayFilesFull',
  personDayBytes: 'dayBytesFull',
  submissionBytes: 'submissionFilesFull',
  teamBytes: 'teamFilesFull',
} as const;

/** The narrowest exceeded quota, which is the one the person can do something about. */
export function quotaProblem(taken: FileUsage, quotas: FileQuotas): Omit<Problem, 'path'> | null {
  const passed = (Object.keys(codes) as (keyof FileQuotas)[]).find((name) => taken[name] > quotas[name]);
  return passed === undefined ? null : { code: codes[passed], params: { max: quotas[passed] } };
}
