import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { withDatabaseName } from '#tests/support/cluster.ts';

/** Brings a database to where it stood before a migration. */
function migrateUntil(url: string, before: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  const migrations = path.join(folder, 'migrations');
  cpSync(path.join(root, 'prisma/migrations'), migrations, { recursive: true });
  for (const name of readdirSync(migrations))
    if (name >= before && /^\d/.test(name)) rmSync(path.join(migrations, name), { recursive: true });
  const config = path.join(folder, 'prisma.config.mjs');
  const settings = { schema: path.join(root, 'prisma/schema'), migrations: { path: migrations }, datasource: { url } };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  execFileSync('prisma', ['migrate', 'deploy', '--config', config], {
    cwd: root,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'prisma/schema-engine.mjs') },
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true });
}

/** Works with an empty database as it was before a migration. */
export async function withDatabaseBefore(
  migration: string,
  work: (client: pg.Client, url: string) => Promise<void>,
): Promise<void> {
  const { adminUrl } = inject('cluster');
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  const name = `before_${migration}`;
  await admin.query(`create database "${name}" template template0`);
  const url = withDatabaseName(adminUrl, name);
  migrateUntil(url, migration);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client, url);
  } finally {
    await client.end();
    // without force: a connection that is just leaving is waited for, and does not fail as one that was thrown out
    await admin.query(`drop database "${name}"`);
    await admin.end();
  }
}
