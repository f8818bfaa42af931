import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { statement } from '#server/database/statement.ts';
import { throttleLog } from '#server/process/throttleLog.ts';
import type { WorkerActivity } from '#workers/trackWorkerActivity.ts';

const everyMs = 1_000;
/**
 * A worker without a heartbeat for this long is considered dead. Longer than any pause of a live one, and its jobs
 * resume within 5 s.
 */
const silentSeconds = 3;
/** Searching all jobs for locks of unknown workers happens only once in this many rounds. */
const roundsBetweenSearches = 10;

/** A job is locked by a worker pool, one per process, so that is what sends heartbeats. */
const beat = statement<[poolIds: readonly string[]], never>(
  'worker_beat',
  `INSERT INTO worker_heartbeats (id) SELECT unnest($1::text[]) ON CONFLICT (id) DO UPDATE SET beat_at = now()`,
);
/**
 * Releases the jobs of the given dead workers and notifies idle ones, which would otherwise find them only seconds
 * later.
 */
const free = `SELECT dead.freed FROM dead, LATERAL graphile_worker.force_unlock_workers(dead.ids),
     LATERAL pg_notify('jobs:insert', json_build_object('r', random(), 'count', 8)::text)`;
const freeSilent = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_silent',
  `WITH silent AS (
     DELETE FROM worker_heartbeats WHERE beat_at < now() - make_interval(secs => $1) RETURNING id
   ), dead AS (SELECT array_agg(id) AS ids, count(*)::int AS freed FROM silent HAVING count(*) > 0)
   ${free}`,
);
/** For workers killed before their first heartbeat: no row names the worker that holds these jobs. */
const freeUnknown = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_unknown',
  `WITH dead AS (
     SELECT array_agg(DISTINCT j.locked_by) AS ids, count(DISTINCT j.locked_by)::int AS freed FROM graphile_worker.jobs j
     WHERE j.locked_at < now() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM worker_heartbeats h WHERE h.id = j.locked_by)
     HAVING count(*) > 0)
   ${free}`,
);
/** On shutdown: releases this process's unfinished jobs immediately and notifies idle workers elsewhere. */
const giveBack = statement<[poolIds: readonly string[]], never>(
  'worker_give_back',
  `SELECT FROM graphile_worker.force_unlock_workers($1::text[]),
     LATERAL pg_notify('jobs:insert', json_build_object('r', random(), 'count', 8)::text)`,
);
const forget = statement<[poolIds: readonly string[]], never>(
  'worker_forget',
  'DELETE FROM worker_heartbeats WHERE id = ANY ($1::text[])',
);
/** A shutdown retries this if the connection was lost. */
const attemptsToGiveBack = 5;
const betweenAttemptsMs = 100;

export interface Heartbeat {
  /**
   * `isLast`: no worker here can take a lock anymore. Otherwise other processes release later locks as those of a
   * dead worker.
   */
  stop(how: { readonly isLast: boolean }): Promise<void>;
}

/**
 * Releases the jobs of killed workers, which would otherwise stay locked for four hours. Every worker sends
 * heartbeats and looks for silent ones; whichever deletes a silent one's row releases its jobs. A worker that could
 * not send its own heartbeat doesn't judge others for a while, because after a database outage all of them were
 * silent.
 */
export function startHeartbeat(
  { pool, log }: { readonly pool: Pool; readonly log: Logger },
  { pools, everPools }: Pick<WorkerActivity, 'pools' | 'everPools'>,
): Heartbeat {
  let running: Promise<void> = Promise.resolve();
  let rounds = 0;
  let wellSince = Number.NEGATIVE_INFINITY;
  const missed = throttleLog((error: unknown, others) => log.warn({ err: error, others }, 'missed a heartbeat'));
  const round = async (): Promise<void> => {
    rounds += 1;
    await beat.rows(pool, [[...pools]]);
    if (performance.now() - wellSince < silentSeconds * 1000) return;
    const dead = [...(await freeSilent.rows(pool, [silentSeconds]))];
    if (rounds % roundsBetweenSearches === 1) dead.push(...(await freeUnknown.rows(pool, [silentSeconds])));
    for (const { freed } of dead) log.warn({ workers: freed }, 'a worker died; its jobs will be retried');
  };
  const beatOnce = (): void => {
    running = running.then(round).catch((error: unknown) => {
      wellSince = performance.now();
      missed(error);
    });
  };
  beatOnce();
  const timer = setInterval(beatOnce, everyMs);
  async function leave(isLast: boolean): Promise<void> {
    await giveBack.rows(pool, [[...everPools]]);
    if (isLast) await forget.rows(pool, [[...everPools]]);
  }
  return {
    async stop({ isLast }) {
      clearInterval(timer);
      await running;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await leave(isLast);
        } catch (error) {
          log.warn({ err: error }, 'could not release the jobs of this worker');
          if (attempt === attemptsToGiveBack) return;
          await pause(betweenAttemptsMs);
        }
      }
    },
  };
}
