import pg from 'pg';
import type { Logger } from 'pino';
import { GuardedPool } from '#server/database/GuardedPool.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

// bigint columns hold sequence numbers and sizes far below 2^53, so numbers are safe
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolSettings {
  readonly url: string;
  readonly max?: number;
  readonly log: Pick<Logger, 'warn'>;
  readonly name: string;
  /** PostgreSQL's statement timeout */
  readonly longestStatementMs: number;
}

/** Someone is waiting for a web server's statements; a worker may take longer. */
export const maxStatementMs = { web: 8_000, both: 30_000, worker: 300_000 } as const;

/**
 * One pool per process, shared by Prisma and prepared statements. On two cores, 8 connections were as fast as 16. The
 * error handlers on the pool and on each client keep a dead connection from crashing the process. A connection that
 * takes longer than the statement timeout allows is cut off.
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
      maxWaiting: 1_000,
      holdMs: longest + 1_000,
      onAvailabilityChange: (isAway) =>
        log.warn(isAway ? 'the database is not responding' : 'the database is responding again'),
    },
  );
  const lost = throttleLog((error: Error, others) =>
    log.warn({ reason: error.message, ...(others > 0 ? { others } : {}) }, 'lost a database connection'),
  );
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
