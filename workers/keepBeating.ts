import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { statement } from '#server/database/statement.ts';
import { sparingly } from '#server/sparingly.ts';
import type { HandsOn } from '#workers/watchHands.ts';

const everyMs = 1_000;
/** A worker that was silent for so long is dead: longer than any pause of one that lives, and its jobs go on within 5 s. */
const silentSeconds = 3;
/** Looking through all jobs for locks of unknown workers is done in a round now and then. */
const roundsBetweenSearches = 10;

/** A job is locked by its pool, of which a process has one: that is what beats. */
const beat = statement<[poolIds: readonly string[]], never>(
  'worker_beat',
  `INSERT INTO worker_heartbeats (id) SELECT unnest($1::text[]) ON CONFLICT (id) DO UPDATE SET beat_at = now()`,
);
/** Frees what the named dead hold, and rings for it: idle workers would look for it seconds later only. */
const free = `SELECT dead.freed FROM dead, LATERAL graphile_worker.force_unlock_workers(dead.ids),
     LATERAL pg_notify('jobs:insert', json_build_object('r', random(), 'count', 8)::text)`;
const freeSilent = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_silent',
  `WITH silent AS (
     DELETE FROM worker_heartbeats WHERE beat_at < now() - make_interval(secs => $1) RETURNING id
   ), dead AS (SELECT array_agg(id) AS ids, count(*)::int AS freed FROM silent HAVING count(*) > 0)
   ${free}`,
);
/** Killed in its first moments, before it could beat: nobody knows the worker that holds these jobs. */
const freeUnknown = statement<[seconds: number], { readonly freed: number }>(
  'worker_free_unknown',
  `WITH dead AS (
     SELECT array_agg(DISTINCT j.locked_by) AS ids, count(DISTINCT j.locked_by)::int AS freed FROM graphile_worker.jobs j
     WHERE j.locked_at < now() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM worker_heartbeats h WHERE h.id = j.locked_by)
     HAVING count(*) > 0)
   ${free}`,
);
/** At a stop: what this process did not finish is free at once, and the idle workers of others are told. */
const giveBack = statement<[poolIds: readonly string[]], never>(
  'worker_give_back',
  `SELECT FROM graphile_worker.force_unlock_workers($1::text[]),
     LATERAL pg_notify('jobs:insert', json_build_object('r', random(), 'count', 8)::text)`,
);
const forget = statement<[poolIds: readonly string[]], never>(
  'worker_forget',
  'DELETE FROM worker_heartbeats WHERE id = ANY ($1::text[])',
);
/** What a stop does again when a connection was lost in between. */
const attemptsToGiveBack = 5;
const betweenAttemptsMs = 100;

export interface Beating {
  /** `isLast`: nobody here can take a lock any more. Otherwise others free what appears, as that of a dead worker. */
  stop(how: { readonly isLast: boolean }): Promise<void>;
}

/**
 * Frees the jobs of workers that were killed: without it they would stay locked for four hours. Every worker beats and
 * looks for silent ones; whoever deletes the row of a silent one frees its jobs. A worker that could not beat itself
 * does not judge others for a while: when the database comes back, all of them have been silent.
 */
export function keepBeating(
  { pool, log }: { readonly pool: Pool; readonly log: Logger },
  { pools, everPools }: Pick<HandsOn, 'pools' | 'everPools'>,
): Beating {
  let running: Promise<void> = Promise.resolve();
  let rounds = 0;
  let wellSince = Number.NEGATIVE_INFINITY;
  const missed = sparingly((error: unknown, others) => log.warn({ err: error, others }, 'missed a heartbeat'));
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
