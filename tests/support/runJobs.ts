import { Logger, runOnce } from 'graphile-worker';
import type { Services } from '#server/Services.ts';
import { taskList } from '#workers/taskList.ts';

/** Runs all waiting jobs, and the jobs they enqueue, as a worker would. */
export async function runJobs(services: Services): Promise<void> {
  await runOnce({
    pgPool: services.pool,
    taskList: taskList(services),
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}
