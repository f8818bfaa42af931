/** Durations of fixed length, for how long a step may take and how long it took. For calendar periods, see dates.ts. */
export const timeUnits = ['minutes', 'hours', 'days'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const unitMs: Readonly<Record<TimeUnit, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

export interface Duration {
  readonly value: number;
  readonly unit: TimeUnit;
}

export function durationMs({ value, unit }: Duration): number {
  return value * unitMs[unit];
}

/** '3 days', '1 hour', 'less than a minute': the largest unit that fits, rounded down. */
export function elapsedInWords(ms: number): string {
  for (const unit of ['days', 'hours', 'minutes'] as const) {
    const count = Math.floor(ms / unitMs[unit]);
    if (count >= 1) return count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`;
  }
  return 'less than a minute';
}
