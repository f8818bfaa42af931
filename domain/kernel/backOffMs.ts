export interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** A process that lost its database or queue comes back within seconds; browsers are many and have time. */
export const waits = {
  ofServers: { firstMs: 50, longestMs: 5_000 },
  ofBrowsers: { firstMs: 500, longestMs: 30_000 },
} as const satisfies Record<string, Waits>;

/** Twice as long after each failure; half of it is chance, so that not all come back in the same moment. */
export function backOffMs(attempt: number, chance: number, { firstMs, longestMs }: Waits): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
