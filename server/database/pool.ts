import pg from 'pg';
import type { Logger } from 'pino';

// bigint columns are sequence numbers and sizes far below 2^53; numbers are what the rest of the code speaks
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolSettings {
  readonly url: string;
  readonly max?: number;
  readonly log: Pick<Logger, 'warn'>;
  readonly name: string;
}

/**
 * One pool a process; Prisma and the prepared statements share it. A pool of 8 was no slower than 16 on two cores.
 * A dead connection must never take the process with it, so both the pool and each client have an error handler.
 */
export function createPool({ url, max = 8, log, name }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
