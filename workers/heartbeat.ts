import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { statement } from '#server/database/statement.ts';

const everyMs = 1_000;
/** A worker that was silent for so long is dead; longer than any pause of a process that still lives. */
const silentSeconds = 4;
/** Looking through all jobs for locks of unknown workers is done in a round now and then. */
const roundsBetweenSearches = 10;

const beat = statement<[workerIds: readonly string[]], never>(
  'worker_beat',
  `INSERT INTO worker_heartbeats (id) SELECT unnest($1::text[]) ON CONFLICT (id) DO UPDATE SET beat_at = now()`,
);
const freeSilent = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_silent',
  `WITH silent AS (
     DELETE FROM worker_heartbeats WHERE beat_at < now() - make_interval(secs => $1) RETURNING id
   ), dead AS (SELECT array_agg(id) AS ids, count(*)::int AS freed FROM silent HAVING count(*) > 0)
   SELECT dead.freed FROM dead, LATERAL graphile_worker.force_unlock_workers(dead.ids)`,
);
/** Killed in its first moments, before it could beat: nobody knows the worker that holds these jobs. */
const freeUnknown = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_unknown',
  `WITH dead AS (
     SELECT array_agg(DISTINCT j.locked_by) AS ids, count(DISTINCT j.locked_by)::int AS freed FROM graphile_worker.jobs j
     WHERE j.locked_at < now() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM worker_heartbeats h WHERE h.id = j.locked_by)
     HAVING count(*) > 0)
   SELECT dead.freed FROM dead, LATERAL graphile_worker.force_unlock_workers(dead.ids)`,
);
const forget = statement<[workerIds: readonly string[]], never>(
  'worker_forget',
  `DELETE FROM worker_heartbeats WHERE id = ANY ($1::text[])`,
);

/**
 * Frees the jobs of workers that were killed: without it they would stay locked for four hours. Every worker beats and
 * looks for silent ones; whoever deletes the row of a silent one frees its jobs.
 */
export function keepBeating(
  { pool, log }: { readonly pool: Pool; readonly log: Logger },
  workerIds: ReadonlySet<string>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let rounds = 0;
  const round = async (): Promise<void> => {
    await beat.rows(pool, [[...workerIds]]);
    const dead = [...(await freeSilent.rows(pool, [silentSeconds]))];
    if (rounds % roundsBetweenSearches === 0) dead.push(...(await freeUnknown.rows(pool, [silentSeconds])));
    rounds += 1;
    for (const { freed } of dead) log.warn({ workers: freed }, 'a worker died; its jobs are taken up again');
  };
  const timer = setInterval(() => {
    running = running.then(round).catch((error: unknown) => log.warn({ err: error }, 'a heartbeat was missed'));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
    await forget.rows(pool, [[...workerIds]]);
  };
}
