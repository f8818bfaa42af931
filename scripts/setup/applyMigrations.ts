import { readdirSync } from 'node:fs';
import path from 'node:path';

import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

import { Inability } from '#server/inability.ts';

import { progress } from './progress.ts';
import { root } from './root.ts';
import { runTool } from './runTool.ts';

/**
 * Brings a database to the newest migration, ours and the job queue's. Asking the database first spares the seconds
 * that Prisma's command line needs to find out that there is nothing to do.
 */
export async function applyMigrations(url: string, stopping?: AbortSignal): Promise<void> {
  const client = new pg.Client(url);
  // a connection that breaks also fails the query which it carries, and that is where it is dealt with
  client.on('error', () => undefined);
  await client.connect().catch(refuse);
  try {
    // any number of processes may start at once; the end of the connection gives the lock back
    await client.query("select pg_advisory_lock(hashtext('portico migrations'))");
    if (await hasPending(client)) {
      const tool = { env: { DATABASE_URL: url }, ...(stopping === undefined ? {} : { stopping }) };
      await progress('Applying migrations', () => runTool(['prisma', 'migrate', 'deploy'], tool));
    }
    await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
  } finally {
    await client.end();
  }
}

/** The folder of migrations against Prisma's own table of those that were applied. */
async function hasPending(client: pg.Client): Promise<boolean> {
  const known = await client.query("select to_regclass('public._prisma_migrations') is not null as exists");
  if (known.rows[0].exists !== true) return true;
  const applied = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  const names = new Set(applied.rows.map(({ name }) => name));
  return migrationNames().some((name) => !names.has(name));
}

function migrationNames(): string[] {
  return readdirSync(path.join(root, 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function refuse(error: Error & { code?: string }): never {
  throw new Inability(`The database cannot be reached: ${error.message || error.code}. Please look at DATABASE_URL.`);
}
