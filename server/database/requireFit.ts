import type { Pool } from 'pg';
import { appliedMigrations, misfitOf } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

/** Refuses to start on a database that doesn't fit this release. If the database is down, `/ready` checks again. */
export async function requireFit(pool: Pick<Pool, 'query'>): Promise<void> {
  const misfit = await appliedMigrations(pool).then(misfitOf, () => null);
  if (misfit !== null) throw new StartupError(misfit);
}
