const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Throttles a log message: logs the first of a burst immediately, then a count at growing intervals, so that a
 * thousand requests that fail for one reason, or a night without a database, make only a few lines. After a quiet
 * period, the next one counts as the first.
 */
export function throttleLog<About>(
  say: (about: About, others: number) => void,
  now: () => number = () => performance.now(),
): (about: About) => void {
  let saidAt = -Infinity;
  let lastAt = -Infinity;
  let pauseMs = firstPauseMs;
  let unsaid = 0;
  return (about) => {
    const at = now();
    const wasQuiet = at >= lastAt + pauseMs;
    lastAt = at;
    if (!wasQuiet && at < saidAt + pauseMs) {
      unsaid += 1;
      return;
    }
    pauseMs = wasQuiet ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    saidAt = at;
    say(about, unsaid);
    unsaid = 0;
  };
}
