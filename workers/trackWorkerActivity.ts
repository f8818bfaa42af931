import type { WorkerEvents } from 'graphile-worker';

/** Workers of this process that are fetching or running a job: only they can hold or take a lock. */
export interface WorkerActivity {
  /** the pools that lock jobs: current ones, and all there have been */
  readonly pools: ReadonlySet<string>;
  readonly everPools: ReadonlySet<string>;
  readonly isIdle: () => boolean;
}

/** Follows the queue's events, because a forced shutdown finishes before its workers do. */
export function trackWorkerActivity(events: WorkerEvents): WorkerActivity {
  const pools = new Set<string>();
  const everPools = new Set<string>();
  const busy = new Set<string>();
  const begins = ({ worker }: { worker: { workerId: string } }): void => void busy.add(worker.workerId);
  const ends = ({ worker }: { worker: { workerId: string } }): void => void busy.delete(worker.workerId);
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    everPools.add(workerPool.id);
  });
  events.on('pool:release', ({ workerPool }) => pools.delete(workerPool.id));
  events.on('worker:getJob:start', begins);
  events.on('worker:getJob:empty', ends);
  events.on('worker:getJob:error', ends);
  events.on('worker:fatalError', ends);
  events.on('job:complete', ends);
  return { pools, everPools, isIdle: () => busy.size === 0 };
}
