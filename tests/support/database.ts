import { afterAll, beforeAll, inject } from 'vitest';
import { databaseAgain } from '#tests/support/databaseAgain.ts';
import { openDatabase, type TestDatabase } from '#tests/support/openDatabase.ts';

export type { TestDatabase };

/**
 * A database for the tests of one file. Its parts may be used inside tests and hooks, not before. A new one where it is looked at how PostgreSQL
 * comes to something: that goes by what has lain there before, too.
 */
export function useDatabase({ isNew = false } = {}): TestDatabase {
  let opened: (TestDatabase & AsyncDisposable) | undefined;
  beforeAll(async () => {
    const cluster = inject('cluster');
    opened = await (cluster.isThrownAway && !isNew ? databaseAgain(cluster) : openDatabase(cluster));
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());
  const now = (): TestDatabase => {
    if (opened === undefined) throw new Error('The database of a test file is there only while its tests run.');
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

/** A database for one piece of work, gone after it. */
export async function withDatabase<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  await using database = await openDatabase(inject('cluster'));
  return await work(database);
}
