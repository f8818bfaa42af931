import { durationMs, type Duration } from '#domain/kernel/durations.ts';

export const intervalHolders = ['staff', 'applicant', 'halted'] as const;
export type IntervalHolder = (typeof intervalHolders)[number];

/** A period in which someone held a submission at a step. The current one has no end. */
export interface Interval {
  readonly holder: IntervalHolder;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** How long the step was held, without time on hold. */
export function heldMs(intervals: readonly Interval[], now: Date, holder?: IntervalHolder): number {
  return intervals
    .filter((interval) => (holder === undefined ? interval.holder !== 'halted' : interval.holder === holder))
    .reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, (endedAt ?? now).getTime() - startedAt.getTime()), 0);
}

/** When the step becomes overdue if nothing happens; null if it has no time limit, or while the clock is stopped. */
export function dueAt(allowed: Duration | null, intervals: readonly Interval[], now: Date): Date | null {
  if (allowed === null) return null;
  const open = intervals.find(({ endedAt }) => endedAt === null);
  if (!open || open.holder === 'halted') return null;
  return new Date(now.getTime() + durationMs(allowed) - heldMs(intervals, now));
}
