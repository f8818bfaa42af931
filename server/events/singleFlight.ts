/**
 * Never two at once, and never a call forgotten: while the work runs, any number of calls share one more run that
 * begins after it. What is asked for in a burst is done once, and what is asked for last is seen.
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  const after = async (earlier: Promise<void>): Promise<void> => {
    await Promise.allSettled([earlier]);
    next = null;
    await run();
  };
  function run(): Promise<void> {
    if (running === null) return start();
    return (next ??= after(running));
  }
  return run;
}
