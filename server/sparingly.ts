const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Says the first of many at once, and then now and then how many others there were, ever more rarely while it goes on: a
 * thousand requests that fail for one reason make a few lines of a log, and so does a night without a database. Once a
 * pause was quiet, the next is again the first.
 */
export function sparingly<About>(
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
