/**
 * Never runs the work twice at once: calls made during a run share one more run that starts after it. A burst is
 * merged, and the last call still sees the latest state.
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
