import { timeUnits, type TimeUnit } from '#domain/kernel/durations.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** How long a step should take; both null means no timeframe. */
export interface Timeframe {
  readonly time: number | null;
  readonly timeUnit: TimeUnit | null;
}

const longest = 10_000;

export function timeframeProblems({ time, timeUnit }: Timeframe): Problem[] {
  if (time === null && timeUnit === null) return [];
  const problems: Problem[] = [];
  if (time === null || !Number.isInteger(time) || time < 1 || time > longest) {
    problems.push({ path: 'time', code: 'timeInvalid', params: { max: longest } });
  }
  if (timeUnit === null || !timeUnits.includes(timeUnit)) problems.push({ path: 'timeUnit', code: 'timeUnitMissing' });
  return problems;
}
