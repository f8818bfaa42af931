import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';

import { closePool } from '#server/database/closePool.ts';
import { createPool } from '#server/database/pool.ts';
import { createDatabase, type Database } from '#server/database/prisma.ts';

import { cloneDatabase } from './cloneDatabase.ts';
import type { Cluster } from './cluster.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly db: Database;
}

/** A database for the tests of one file. Its parts may be used inside tests and hooks, not before. */
export function useDatabase(): TestDatabase {
  let opened: (TestDatabase & AsyncDisposable) | undefined;
  beforeAll(async () => {
    opened = await openDatabase(inject('cluster'));
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

/** The same outside a test run, as for a benchmark. */
export async function openDatabase(cluster: Cluster): Promise<TestDatabase & AsyncDisposable> {
  const clone = await cloneDatabase(cluster);
  const pool = createPool({ url: clone.url, log: pino({ level: 'silent' }), name: 'test' });
  const db = createDatabase(pool);
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
