const firstMs = 500;
const longestMs = 30_000;

/** Twice as long after each failure, spread by chance so that all browsers do not come back in the same second. */
export function backOffMs(attempt: number, chance: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
