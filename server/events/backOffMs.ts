const firstMs = 50;
const longestMs = 5000;

/** How long to wait before the next attempt: doubling, with chance in it, so that processes do not come all at once. */
export function backOffMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 20));
  return full / 2 + (random() * full) / 2;
}
