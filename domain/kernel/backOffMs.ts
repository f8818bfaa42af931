export interface BackOffLimits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * A server that lost its database or queue retries within seconds. There are many browsers, and they can wait longer.
 */
export const backOffLimits = {
  ofServers: { firstMs: 50, longestMs: 5_000 },
  ofBrowsers: { firstMs: 500, longestMs: 30_000 },
} as const satisfies Record<string, BackOffLimits>;

/**
 * Exponential backoff with jitter: the delay doubles after each failure, and half of it is random so that clients don't
 * all retry at the same moment.
 */
export function backOffMs(attempt: number, chance: number, { firstMs, longestMs }: BackOffLimits): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
