/** The longest time, in milliseconds, that the event loop was blocked during the callback. */
export async function longestPauseDuring<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly longestPause: number }> {
  let [longestPause, last] = [0, performance.now()];
  const measure = (): void => {
    const now = performance.now();
    [longestPause, last] = [Math.max(longestPause, now - last), now];
  };
  const timer = setInterval(measure, 10);
  try {
    const result = await work();
    measure();
    return { result, longestPause };
  } finally {
    clearInterval(timer);
  }
}
