import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { migrationNames, migrationsFolder } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

/** The advisory lock of Prisma's own `migrate deploy`, so that the two never run concurrently. */
const lock = 72_707_369;

/** Identical to what Prisma creates, so that its command line works on the same database. */
const historyTable = `CREATE TABLE _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

export interface DeployOptions {
  readonly stopping?: AbortSignal | undefined;
  readonly folder?: string;
  readonly names?: readonly string[];
}

/**
 * Does what `prisma migrate deploy` does, without Prisma's command line: applies pending migrations in name order and
 * records each one in `_prisma_migrations`. See decision 0094.
 */
export async function deployMigrations(
  client: pg.ClientBase,
  { stopping, folder = migrationsFolder, names = migrationNames(folder) }: DeployOptions = {},
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
  try {
    await ensureHistory(client);
    const recorded = await recordedMigrations(client);
    for (const name of names.toSorted()) {
      stopping?.throwIfAborted();
      if (!recorded.has(name)) await apply(client, name, await readFile(path.join(folder, name, 'migration.sql')));
    }
  } finally {
    // a broken connection has released the lock already
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }
}

async function ensureHistory(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ hasHistory: boolean; tables: number }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS "hasHistory", count(*)::int AS tables
     FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (rows[0]?.hasHistory === true) return;
  if (rows[0]?.tables !== 0) {
    throw new StartupError(
      'The database has tables but no record of migrations, so it belongs to another program. Use an empty database.',
    );
  }
  await client.query(historyTable);
}

/** The migrations not to apply again. A failed one stops everything, because its partial effects are unknown. */
async function recordedMigrations(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string; startedAt: Date; isFinished: boolean }>(
    `SELECT migration_name AS name, started_at AS "startedAt", finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  const failed = rows.find(({ isFinished }) => !isFinished);
  if (failed !== undefined) {
    throw new StartupError(
      `The migration ${failed.name} started at ${failed.startedAt.toISOString()} and did not finish. ` +
        'No migrations will be applied until this is resolved: see "A failed migration" in docs/operate.md.',
    );
  }
  return new Set(rows.map(({ name }) => name));
}

/** PostgreSQL runs a script's statements in one transaction, unless the script itself begins one. */
async function apply(client: pg.ClientBase, name: string, script: Buffer): Promise<void> {
  const id = randomUUID();
  const checksum = createHash('sha256').update(script).digest('hex');
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(script.toString());
  } catch (error) {
    await recordFailure(client, id, String(error)).catch(() => undefined);
    throw new StartupError(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}\n` +
        'Later migrations were not applied. See "A failed migration" in docs/operate.md.',
    );
  }
  await client.query(
    'UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = now() WHERE id = $1',
    [id],
  );
}

async function recordFailure(client: pg.ClientBase, id: string, logs: string): Promise<void> {
  // a script that begins its own transaction leaves it open when it fails
  await client.query('ROLLBACK');
  await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, logs]);
}
