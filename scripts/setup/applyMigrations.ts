import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { deployMigrations } from '#scripts/setup/deployMigrations.ts';
import { grantServingRole } from '#scripts/setup/grantServingRole.ts';
import { reportProgress } from '#scripts/setup/reportProgress.ts';
import { appliedMigrations, schemaMismatch } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

export interface MigrationOptions {
  readonly stopping?: AbortSignal | undefined;
  /** the database user of servers and workers, which is granted the privileges it needs */
  readonly servedBy?: string | null;
}

/** Applies pending migrations: our own and those of the job queue. */
export async function applyMigrations(url: string, { stopping, servedBy }: MigrationOptions = {}): Promise<void> {
  const client = new pg.Client(url);
  // a broken connection also fails its current query, and that error is handled
  client.on('error', () => undefined);
  await client.connect().catch(refuse);
  try {
    // many processes may start at the same time; closing the connection releases the lock
    await client.query("select pg_advisory_lock(hashtext('portico migrations'))");
    const applied = await appliedMigrations(client);
    if (applied === null || schemaMismatch(applied) !== null) {
      await reportProgress('Applying migrations', () => deployMigrations(client, { stopping }));
    }
    await migrateQueue(url);
    if (servedBy) await grantServingRole(client, servedBy);
  } finally {
    await client.end();
  }
}

/** Uses our own pool: the queue would leave its connections open, and their later errors would be unhandled. */
async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

function refuse(error: Error & { code?: string }): never {
  throw new StartupError(
    `error.code}. Check DATABASE_URL. || Can't connect to the database: ${error.message || error.code}. Check DATABASE_URL. || error.code}. Check DATABASE_URL.`,
  );
}
