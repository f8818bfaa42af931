const pauseMs = 5_000;

/**
 * Says the first of many at once, and then how many others there were: a thousand requests that fail for one reason make
 * a few lines of a log.
 */
export function sparingly<About>(
  say: (about: About, others: number) => void,
  everyMs = pauseMs,
): (about: About) => void {
  let nextAt = -Infinity;
  let unsaid = 0;
  return (about) => {
    const now = performance.now();
    if (now < nextAt) {
      unsaid += 1;
      return;
    }
    nextAt = now + everyMs;
    say(about, unsaid);
    unsaid = 0;
  };
}
