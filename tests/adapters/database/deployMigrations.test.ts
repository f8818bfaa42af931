import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployMigrations } from '#scripts/setup/deployMigrations.ts';
import { appliedMigrations } from '#server/database/migrations.ts';
import { withEmptyDatabase } from '#tests/support/withEmptyDatabase.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, script: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), script);
}

async function tables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const history = async (client: pg.Client): Promise<unknown> =>
  (
    await client.query(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS finished, applied_steps_count AS steps, logs
       FROM _prisma_migrations ORDER BY started_at`,
    )
  ).rows;

describe('pending migrations', () => {
  it('are applied in name order and recorded with the checksum of their script', async () => {
    write('2_second', 'ALTER TABLE a ADD COLUMN b int; CREATE TABLE c ()');
    write('1_first', 'CREATE TABLE a ()');

    await withEmptyDatabase(async (client) => {
      await deployMigrations(client, { folder });

      expect(await tables(client)).toEqual(['a', 'c']);
      const { rows } = await client.query('SELECT checksum FROM _prisma_migrations ORDER BY migration_name');
      expect(rows[0]).toEqual({ checksum: createHash('sha256').update('CREATE TABLE a ()').digest('hex') });
      expect(await appliedMigrations(client)).toEqual(new Set(['1_first', '2_second']));
    });
  });

  it('are applied once when several processes start together', async () => {
    write('1_first', 'CREATE TABLE a ()');

    await withEmptyDatabase(async (client, url) => {
      const another = new pg.Client(url);
      await another.connect();
      await Promise.all([client, another].map((one) => deployMigrations(one, { folder })));
      await another.end();

      expect(await history(client)).toEqual([{ name: '1_first', finished: true, steps: 1, logs: null }]);
    });
  });

  it('are left for the next run when the process gets a stop signal', async () => {
    write('1_first', 'CREATE TABLE a ()');

    await withEmptyDatabase(async (client) => {
      await expect(deployMigrations(client, { folder, stopping: AbortSignal.abort() })).rejects.toThrow('aborted');
      expect(await tables(client)).toEqual([]);
      await deployMigrations(client, { folder });
      expect(await tables(client)).toEqual(['a']);
    });
  });
});

describe('a migration that fails', () => {
  it('changes nothing, is recorded with its error, and stops this run and later ones until it is resolved', async () => {
    write('1_first', 'CREATE TABLE a ()');
    write('2_wrong', 'CREATE TABLE b (); SELECT 1 / 0');
    write('3_third', 'CREATE TABLE c ()');

    await withEmptyDatabase(async (client) => {
      await expect(deployMigrations(client, { folder })).rejects.toThrow(
        'The migration 2_wrong failed: division by zero',
      );
      expect(await tables(client)).toEqual(['a']);
      expect(await history(client)).toEqual([
        { name: '1_first', finished: true, steps: 1, logs: null },
        { name: '2_wrong', finished: false, steps: 0, logs: expect.stringContaining('division by zero') as string },
      ]);
      await expect(deployMigrations(client, { folder })).rejects.toThrow(
        /^The migration 2_wrong started at \S+ and did not finish\. No migrations will be applied until this is resolved/,
      );

      write('2_wrong', 'CREATE TABLE b ()');
      // as docs/operate.md tells operators
      await client.query('UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL');
      await deployMigrations(client, { folder });

      expect(await tables(client)).toEqual(['a', 'b', 'c']);
      expect(await appliedMigrations(client)).toEqual(new Set(['1_first', '2_wrong', '3_third']));
    });
  });

  it('is recorded even if its script leaves a transaction open', async () => {
    write('1_wrong', 'BEGIN; CREATE TABLE a (); SELECT 1 / 0; COMMIT');

    await withEmptyDatabase(async (client) => {
      await expect(deployMigrations(client, { folder })).rejects.toThrow('division by zero');
      expect(await tables(client)).toEqual([]);
      expect(await history(client)).toMatchObject([
        { finished: false, logs: expect.stringContaining('zero') as string },
      ]);
    });
  });
});

it('rejects a database that belongs to another program', async () => {
  write('1_first', 'CREATE TABLE a ()');

  await withEmptyDatabase(async (client) => {
    await client.query('CREATE TABLE theirs ()');
    await expect(deployMigrations(client, { folder })).rejects.toThrow('it belongs to another program');
    expect(await tables(client)).toEqual(['theirs']);
  });
});
