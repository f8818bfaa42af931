import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { root } from '#scripts/setup/root.ts';
import { withDatabaseName } from '#tests/support/cluster.ts';

async function withEmptyDatabase<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const { adminUrl } = inject('cluster');
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`create database ${name} template template0`);
  try {
    return await work(withDatabaseName(adminUrl, name));
  } finally {
    // without force: a connection that is just leaving is waited for, and does not fail as one that was thrown out
    await client.query(`drop database ${name}`);
    await client.end();
  }
}

async function appliedTimes(url: string): Promise<readonly number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ times: number }>(
    'select migration_name, count(*)::int as times from _prisma_migrations group by 1 order by 1',
  );
  await client.end();
  return rows.map(({ times }) => times);
}

it('applies each migration once when several processes start at the same moment', async () => {
  const times = await withEmptyDatabase('migrated_together', async (url) => {
    await Promise.all([1, 2, 3].map(() => applyMigrations(url)));
    return appliedTimes(url);
  });

  expect(times.length).toBeGreaterThan(0);
  expect(times.every((count) => count === 1)).toBe(true);
});

it('makes by migrations exactly what the schema says', async () => {
  const { stdout } = await withEmptyDatabase('shadow_host', (url) =>
    Promise.resolve(
      spawnSync(
        'prisma',
        ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema'],
        {
          cwd: root,
          env: { ...process.env, DATABASE_URL: url },
          encoding: 'utf8',
        },
      ),
    ),
  );

  expect(stdout.trim()).toBe('No difference detected.');
});
