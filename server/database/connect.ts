import type { Pool } from 'pg';
import { closePool } from '#server/database/closePool.ts';
import { createDatabase, type Database } from '#server/database/createDatabase.ts';
import { createPool, type PoolSettings } from '#server/database/pool.ts';

/** A process's connection pool, and Prisma on top of it. */
export interface Connected extends AsyncDisposable {
  readonly pool: Pool;
  readonly db: Database;
}

export function connect(settings: PoolSettings): Connected {
  const pool = createPool(settings);
  const db = createDatabase(pool);
  return {
    pool,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.$disconnect();
      await closePool(pool);
    },
  };
}
