import { cloneDatabase, type Clone } from '#tests/support/cloneDatabase.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { asTest, type TestDatabase } from '#tests/support/openDatabase.ts';
import {
  closeConnections,
  openReusedConnection,
  reuseConnections,
  reusedConnections,
} from '#tests/support/reusedConnections.ts';
import { watchTruncation, type DatabaseReset } from '#tests/support/watchTruncation.ts';

interface Kept {
  readonly clone: Clone;
  readonly emptying: DatabaseReset;
}

const idle: Kept[] = [];

/**
 * A database for one test file, as empty as a new one. Connections cache the catalog and query plans, which took half
 * of PostgreSQL's time in tests. So the next file in the process gets the same database with the same connections,
 * unless this one changed more than rows.
 */
export async function emptiedDatabase(cluster: Cluster): Promise<TestDatabase & AsyncDisposable> {
  const kept = idle.pop() ?? (await make(cluster));
  const { url } = kept.clone;
  const connected = openReusedConnection(asTest(url));
  return {
    url,
    pool: connected.pool,
    db: connected.db,
    [Symbol.asyncDispose]: async () => {
      await connected[Symbol.asyncDispose]();
      if (await kept.emptying.empty(reusedConnections(url))) idle.push(kept);
      else await drop(kept);
    },
  };
}

async function make(cluster: Cluster): Promise<Kept> {
  const clone = await cloneDatabase(cluster);
  reuseConnections(clone.url);
  return { clone, emptying: await watchTruncation(clone.url) };
}

async function drop({ clone, emptying }: Kept): Promise<void> {
  await closeConnections(clone.url);
  await emptying.end();
  await clone.drop();
}
