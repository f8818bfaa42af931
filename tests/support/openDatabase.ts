import type { Pool } from 'pg';
import { pino } from 'pino';
import { closePool } from '#server/database/closePool.ts';
import type { Database } from '#server/database/createDatabase.ts';
import { createPool, longestStatementMs } from '#server/database/pool.ts';
import { cloneDatabase } from '#tests/support/cloneDatabase.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { keptDatabase } from '#tests/support/keptDatabase.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly db: Database;
}

/** A migrated, empty database of a cluster, also for benchmarks, which run without a test runner. */
export async function openDatabase(cluster: Cluster): Promise<TestDatabase & AsyncDisposable> {
  const clone = await cloneDatabase(cluster);
  const pool = createPool({
    url: clone.url,
    log: pino({ level: 'silent' }),
    name: 'test',
    longestStatementMs: longestStatementMs.both,
  });
  const db = keptDatabase(pool);
  return {
    url: clone.url,
    pool,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.$disconnect();
      await closePool(pool);
      await clone.drop();
    },
  };
}
