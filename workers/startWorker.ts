import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { backOffMs, backOffLimits } from '#domain/kernel/backOffMs.ts';
import { sealAuditEntries } from '#server/operations/audit/sealAuditEntries.ts';
import type { Services } from '#server/Services.ts';
import { crontab } from '#workers/crontab.ts';
import { startHeartbeat } from '#workers/startHeartbeat.ts';
import { startSealing } from '#workers/startSealing.ts';
import { taskList } from '#workers/taskList.ts';
import { trackWorkerActivity } from '#workers/trackWorkerActivity.ts';

/** How long a shutdown waits for running jobs; halfway, their signal is aborted. */
const usualFinishMs = 3000;

const worker = {
  /** Concurrent jobs per process; most wait for the database or another service. */
  concurrentJobs: 8,
  // Turns batching on, but not for speed: the queue doesn't await unbatched completions, so one that fails during a
  // database outage would end the process as an unhandled rejection, along with the web server if they share one.
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};

/**
 * Takes jobs from the queue until `parts` are closed. The pool is closed later, so every completion is written; jobs
 * that can't finish in time are released, so that another worker can take them immediately.
 */
export async function startWorker(
  services: Services,
  parts: AsyncDisposableStack,
  finishMs = usualFinishMs,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const hands = trackWorkerActivity(events);
  const start = (): Promise<Runner> =>
    run({
      events,
      pgPool: services.pool,
      taskList: taskList(services),
      parsedCronItems: crontab,
      preset: { worker: { ...worker, gracefulShutdownAbortTimeout: finishMs / 2 } },
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') services.log.warn(message);
      }),
    });
  const stopRunning = await keepRunning(start, services);
  const beating = startHeartbeat(services, hands);
  const sealing = startSealing((stopping) => sealAuditEntries(services, stopping), services.log);
  parts.defer(async () => {
    const end = performance.now() + finishMs;
    const sealed = sealing.stop();
    // a worker may still take a lock after a forced or slow shutdown
    await Promise.race([stopRunning(), pause(finishMs, undefined, { ref: false })]);
    while (!hands.isIdle() && performance.now() < end) await pause(20);
    await sealed;
    await beating.stop({ isLast: hands.isIdle() });
  });
}

/**
 * Restarts the runner after it gave up because of a database outage; its jobs are released as those of a dead worker.
 */
async function keepRunning(start: () => Promise<Runner>, { log }: Services): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let runner: Runner | null = await start();

  async function startAgain(): Promise<Runner | null> {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      await pause(backOffMs(attempt, Math.random(), backOffLimits.ofServers), undefined, { signal: stop.signal }).catch(
        () => undefined,
      );
      if (stop.signal.aborted) break;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'could not restart the worker');
      }
    }
    return null;
  }

  async function watch(): Promise<void> {
    while (runner) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker stopped'));
      runner = await startAgain();
    }
  }

  const watching = watch();
  return async () => {
    stop.abort();
    // one that has just stopped by itself refuses to be stopped
    await runner?.stop().catch((error: unknown) => log.warn({ err: error }, 'the worker had already stopped'));
    await watching;
  };
}
