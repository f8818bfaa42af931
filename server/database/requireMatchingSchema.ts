import type { Pool } from 'pg';
import { appliedMigrations, schemaMismatch } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

/** Refuses to start on a database that doesn't fit this release. If the database is down, `/ready` checks again. */
export async function requireMatchingSchema(pool: Pick<Pool, 'query'>): Promise<void> {
  const mismatch = await appliedMigrations(pool).then(schemaMismatch, () => null);
  if (mismatch !== null) throw new StartupError(mismatch);
}
