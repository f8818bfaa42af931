import type { Logger } from 'pino';
import { throttleLog } from '#server/process/throttleLog.ts';

const everyMs = 5_000;

/**
 * Seals new audit entries every few seconds. A job per entry would make concurrent transactions wait for each other, or
 * fill the queue; schedules run once a minute. Decision 0176.
 */
export function startSealing(seal: (stopping: AbortSignal) => Promise<void>, log: Logger): { stop(): Promise<void> } {
  const failed = throttleLog((error: unknown, others) =>
    log.warn({ err: error, others }, 'could not seal audit entries'),
  );
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const sealOnce = (): void => {
    running ??= seal(stop.signal)
      .catch(failed)
      .finally(() => (running = null));
  };
  sealOnce();
  const timer = setInterval(sealOnce, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}
