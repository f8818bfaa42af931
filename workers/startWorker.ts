import { EventEmitter } from 'node:events';

import { Logger, run, type WorkerEvents } from 'graphile-worker';

import type { Services } from '#server/services.ts';

import { crontab } from './crontab.ts';
import { keepBeating } from './heartbeat.ts';
import { taskList } from './taskList.ts';

/** Jobs of one process that run at the same time; most wait for the database or another service. */
const concurrency = 8;
/** A stop waits this long for running jobs before it asks them to give up. */
const gracefulShutdownAbortTimeout = 1500;

/** Takes jobs from the queue until `parts` are closed. The pool is closed after it, so every completion is written. */
export async function startWorker(services: Services, parts: AsyncDisposableStack): Promise<void> {
  const workerIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => workerIds.delete(worker.workerId));
  const runner = await run({
    events,
    pgPool: services.pool,
    taskList: taskList(services),
    parsedCronItems: crontab,
    concurrency,
    gracefulShutdownAbortTimeout,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') services.log.warn(message);
    }),
  });
  const stopBeating = keepBeating(services, workerIds);
  parts.defer(async () => {
    await runner.stop();
    await stopBeating();
  });
  runner.promise.catch((error: unknown) => services.log.error({ err: error }, 'the worker stopped'));
}
