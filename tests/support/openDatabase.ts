import { pino } from 'pino';
import type { Connected } from '#server/database/connect.ts';
import { maxStatementMs, type PoolSettings } from '#server/database/pool.ts';
import { cloneDatabase } from '#tests/support/cloneDatabase.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { openReusedConnection } from '#tests/support/reusedConnections.ts';

export interface TestDatabase extends Pick<Connected, 'pool' | 'db'> {
  readonly url: string;
}

/** How a test opens a database without the test runner. */
export const asTest = (url: string): PoolSettings => ({
  url,
  log: pino({ level: 'silent' }),
  name: 'test',
  longestStatementMs: maxStatementMs.both,
});

/** A migrated, empty database of a cluster, also for benchmarks, which run without a test runner. */
export async function openDatabase(cluster: Cluster): Promise<TestDatabase & AsyncDisposable> {
  const clone = await cloneDatabase(cluster);
  const connected = openReusedConnection(asTest(clone.url));
  return {
    url: clone.url,
    pool: connected.pool,
    db: connected.db,
    [Symbol.asyncDispose]: async () => {
      await connected[Symbol.asyncDispose]();
      await clone.drop();
    },
  };
}
