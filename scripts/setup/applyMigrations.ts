import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { grantServing } from '#scripts/setup/grantServing.ts';
import { progress } from '#scripts/setup/progress.ts';
import { runTool } from '#scripts/setup/runTool.ts';
import { appliedMigrations, misfitOf } from '#server/database/migrations.ts';
import { StartupError } from '#server/StartupError.ts';

export interface Migrating {
  readonly stopping?: AbortSignal | undefined;
  /** the database user of servers and workers, who is given what they need */
  readonly servedBy?: string | null;
}

/**
 * Brings a database to the newest migration, ours and the job queue's. Asking the database first spares the seconds
 * that Prisma's command line needs to find out that there is nothing to do.
 */
export async function applyMigrations(url: string, { stopping, servedBy }: Migrating = {}): Promise<void> {
  const client = new pg.Client(url);
  // a connection that breaks also fails the query which it carries, and that is where it is dealt with
  client.on('error', () => undefined);
  await client.connect().catch(refuse);
  try {
    // any number of processes may start at once; the end of the connection gives the lock back
    await client.query("select pg_advisory_lock(hashtext('portico migrations'))");
    const applied = await appliedMigrations(client);
    if (applied === null || misfitOf(applied) !== null) {
      const tool = { env: { DATABASE_URL: url }, ...(stopping === undefined ? {} : { stopping }) };
      await progress('Applying migrations', () => runTool(['prisma', 'migrate', 'deploy'], tool));
    }
    await migrateQueue(url);
    if (servedBy) await grantServing(client, servedBy);
  } finally {
    await client.end();
  }
}

/** On connections of our own: those that the queue opens by itself it leaves behind, to fail when nobody listens any more. */
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
    `The database cannot be reached: ${error.message || error.code}. Please look at DATABASE_URL.`,
  );
}
