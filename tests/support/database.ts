import { afterAll, beforeAll, inject } from 'vitest';
import { emptiedDatabase } from '#tests/support/emptiedDatabase.ts';
import { openDatabase, type TestDatabase } from '#tests/support/openDatabase.ts';

export type { TestDatabase };

/**
 * A database for the tests of one file. Use its parts inside tests and hooks, not before. Tests of query plans get a
 * new database, because plans also depend on deleted rows.
 */
export function useDatabase({ isNew = false } = {}): TestDatabase {
  let opened: (TestDatabase & AsyncDisposable) | undefined;
  beforeAll(async () => {
    const cluster = inject('cluster');
    opened = await (cluster.isThrownAway && !isNew ? emptiedDatabase(cluster) : openDatabase(cluster));
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());
  const now = (): TestDatabase => {
    if (opened === undefined) throw new Error("A test file's database exists only while its tests run.");
    return opened;
  };
  return {
    get url() {
      return now().url;
    },
    get pool() {
      return now().pool;
    },
    get db() {
      return now().db;
    },
  };
}

/** A database for one callback, dropped afterwards. */
export async function withDatabase<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  await using database = await openDatabase(inject('cluster'));
  return await work(database);
}
