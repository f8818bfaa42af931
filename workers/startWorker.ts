import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';

import { backOffMs } from '#server/events/backOff.ts';
import type { Services } from '#server/services.ts';

import { crontab } from './crontab.ts';
import { keepBeating } from './heartbeat.ts';
import { taskList } from './taskList.ts';

const worker = {
  /** Jobs of one process that run at the same time; most wait for the database or another service. */
  concurrentJobs: 8,
  /** A stop waits this long for running jobs before it asks them to give up. */
  gracefulShutdownAbortTimeout: 1500,
  // Not for speed: what is not batched is not awaited either, so a completion that fails because the database has gone
  // would end the process as an unhandled rejection, and the web server with it where both are one.
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
};

/** Takes jobs from the queue until `parts` are closed. The pool is closed after it, so every completion is written. */
export async function startWorker(services: Services, parts: AsyncDisposableStack): Promise<void> {
  const poolIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => poolIds.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => poolIds.delete(workerPool.id));
  const start = (): Promise<Runner> =>
    run({
      events,
      pgPool: services.pool,
      taskList: taskList(services),
      parsedCronItems: crontab,
      preset: { worker },
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') services.log.warn(message);
      }),
    });
  const stopRunning = await keepRunning(start, services);
  const stopBeating = keepBeating(services, poolIds);
  parts.defer(async () => {
    await stopRunning();
    await stopBeating();
  });
}

/** Begins anew when the queue gave up because the database was away: what it held is freed as that of a dead worker. */
async function keepRunning(start: () => Promise<Runner>, { log }: Services): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let runner: Runner | null = await start();

  async function startAgain(): Promise<Runner | null> {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      await pause(backOffMs(attempt), undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) break;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'the worker could not be started again');
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
    await runner?.stop().catch((error: unknown) => log.warn({ err: error }, 'the worker had stopped already'));
    await watching;
  };
}
