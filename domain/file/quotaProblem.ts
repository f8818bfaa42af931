import type { Problem } from '#domain/kernel/refusal.ts';

/** How much of the store people, submissions and teams may take. */
export interface FileQuotas {
  /** uploads of one person within a day */
  readonly personDayFiles: number;
  readonly personDayBytes: number;
  readonly submissionBytes: number;
  readonly teamBytes: number;
}

/** Of whoever has not shown that their address is theirs: accounts cost nothing, so each may cost little. */
export const quotasOfUnverified = { personDayFiles: 30, personDayBytes: 120 * 1024 * 1024 } as const;

export const narrowedForUnverified = (quotas: FileQuotas): FileQuotas => ({
  ...quotas,
  personDayFiles: Math.min(quotas.personDayFiles, quotasOfUnverified.personDayFiles),
  personDayBytes: Math.min(quotas.personDayBytes, quotasOfUnverified.personDayBytes),
});

/** What is taken with the file that is asked about; nothing of what it does not belong to. */
export type FilesTaken = FileQuotas;

const codes = {
  personDayFiles: 'dayFilesFull',
  personDayBytes: 'dayBytesFull',
  submissionBytes: 'submissionFilesFull',
  teamBytes: 'teamFilesFull',
} as const;

/** The narrowest quota that is passed, which is what its person can do something about. */
export function quotaProblem(taken: FilesTaken, quotas: FileQuotas): Omit<Problem, 'path'> | null {
  const passed = (Object.keys(codes) as (keyof FileQuotas)[]).find((name) => taken[name] > quotas[name]);
  return passed === undefined ? null : { code: codes[passed], params: { max: quotas[passed] } };
}
