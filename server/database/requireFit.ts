import type { Pool } from 'pg';
import { appliedMigrations, misfitOf } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

/** Refuses to begin on a database of another release. One that is away now is asked again by whoever asks `/ready`. */
export async function requireFit(pool: Pick<Pool, 'query'>): Promise<void> {
  const misfit = await appliedMigrations(pool).then(misfitOf, () => null);
  if (misfit !== null) throw new StartupError(misfit);
}
