import path from 'node:path';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { reportProgress } from '#scripts/setup/reportProgress.ts';
import { supervisePostgres } from '#server/embedded/postgres/supervisePostgres.ts';
import type { Env } from '#server/env.ts';

/** The database in DATABASE_URL, or our own, with all migrations applied. */
export async function findDatabase(env: Env, parts: AsyncDisposableStack, stopping: AbortSignal): Promise<string> {
  const url = env.DATABASE_URL ?? (await reportProgress('Starting PostgreSQL', () => ownDatabase(env, parts)));
  await applyMigrations(url, { stopping });
  return url;
}

function ownDatabase(env: Env, parts: AsyncDisposableStack): Promise<string> {
  const onRestart = (): void => {
    process.stderr.write('The embedded PostgreSQL stopped unexpectedly. Restarting it.\n');
  };
  return supervisePostgres({ folder: path.resolve(env.DATA_DIR, 'postgres'), durability: 'durable' }, parts, onRestart);
}
