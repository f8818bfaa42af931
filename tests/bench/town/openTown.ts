import path from 'node:path';
import pg from 'pg';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { fingerprint } from '#scripts/setup/fingerprint.ts';
import { root } from '#scripts/setup/root.ts';
import { startPostgres } from '#server/embedded/postgres/startPostgres.ts';
import { seedTown } from '#tests/bench/town/seedTown.ts';

export interface Town {
  readonly url: string;
  close(): Promise<void>;
}

const version = fingerprint(['prisma/migrations', 'tests/bench/town/seedTown.ts']);
const name = `town_${version}`;

/**
 * The town with its million submissions: seeded again if the model has changed, otherwise as the last run left it, with
 * fsync on.
 */
export async function openTown(): Promise<Town> {
  const postgres = await startPostgres({ folder: path.join(root, '.data/bench/postgres'), durability: 'durable' });
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  try {
    const towns = await admin.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE datname LIKE 'town_%'`);
    if (!towns.rows.some(({ datname }) => datname === name)) {
      for (const { datname } of towns.rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
      await build(admin, url);
    }
  } finally {
    await admin.end();
  }
  return { url, close: () => postgres.stop() };
}

async function build(admin: pg.Client, url: string): Promise<void> {
  const building = `building_${version}`;
  const buildingUrl = Object.assign(new URL(url), { pathname: `/${building}` }).href;
  await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${building}`);
  await applyMigrations(buildingUrl);
  const client = new pg.Client(buildingUrl);
  await client.connect();
  const started = performance.now();
  await seedTown(client, (what, ms) => process.stdout.write(`  ${what} ${(ms / 1000).toFixed(1)} s\n`));
  process.stdout.write(`The town was seeded in ${((performance.now() - started) / 1000).toFixed(0)} s.\n`);
  await client.end();
  // renamed last, so that a renamed town is complete
  await admin.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
}

/** Connections to the town. If a benchmark fails and the town is closed, the failure must stay visible. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
