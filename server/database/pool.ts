import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedPool } from '#server/database/GuardedPool.ts';
import { sparingly } from '#server/sparingly.ts';

// bigint columns are sequence numbers and sizes far below 2^53; numbers are what the rest of the code speaks
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolSettings {
  readonly url: string;
  readonly max?: number;
  readonly log: Pick<Logger, 'warn'>;
  readonly name: string;
  /** PostgreSQL ends what takes longer */
  readonly longestStatementMs: number;
}

/** Somebody waits for what a web server asks; a worker may take its time. */
export const longestStatementMs = { web: 8_000, both: 30_000, worker: 300_000 } as const;

/**
 * One pool a process; Prisma and the prepared statements share it. A pool of 8 was no slower than 16 on two cores.
 * A dead connection must never take the process with it, so both the pool and each client have an error handler.
 * A connection on which an answer takes longer than PostgreSQL would let it is cut off from here.
 */
export function createPool({ url, max = 8, log, name, longestStatementMs: longest }: PoolSettings): pg.Pool {
  const pool = new GuardedPool(
    {
      connectionString: url,
      max,
      application_name: name,
      options: '-c TimeZone=UTC',
      idleTimeoutMillis: 60_000,
      statement_timeout: longest,
      idle_in_transaction_session_timeout: 30_000,
    },
    {
      waitMs: 4_000,
      mostWaiting: 1_000,
      holdMs: longest + 1_000,
      onAway: (isAway) => log.warn(isAway ? 'the database is not responding' : 'the database is responding again'),
    },
  );
  const lost = sparingly((error: Error, others) =>
    log.warn({ reason: error.message, ...(others > 0 ? { others } : {}) }, 'lost a database connection'),
  );
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
