import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fileOf, readManifest, tableFile } from '#scripts/backup/manifest.ts';
import { root } from '#scripts/setup/root.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { setUpDemoTown } from '#server/demoTown/setUpDemoTown.ts';
import { readEnv } from '#server/env.ts';
import { cloneDatabase, type Clone } from '#tests/support/cloneDatabase.ts';
import { withDatabaseName } from '#tests/support/cluster.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const scratch = scratchFolder('backup');
const files = path.join(scratch, 'data');
const backup = path.join(scratch, 'sunday');
const emptyDatabase = 'restored_town';
const emptyUrl = withDatabaseName(inject('cluster').adminUrl, emptyDatabase);
const secret = { SECRET_KEY: 'x'.repeat(40), NODE_ENV: 'test', LOG_LEVEL: 'silent' };
const run = promisify(execFile);

async function command(name: 'backup' | 'restore', folder: string, url: string, dataDir: string): Promise<string> {
  const env = { ...process.env, ...secret, DATABASE_URL: url, DATA_DIR: dataDir, MIGRATE_DATABASE_URL: '' };
  const { stdout } = await run('npm', ['run', '--silent', name, '--', folder], { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => ({ stdout: `${error.stdout}${error.stderr}` }),
  );
  return stdout;
}

/** Every row of every table that does not belong to one cluster or process, as a complete text. */
async function everything(url: string): Promise<Record<string, readonly string[]>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("SET TimeZone = 'UTC'");
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')
     AND tablename NOT IN ('event_outboxes', 'worker_heartbeats', '_prisma_migrations', 'migrations') ORDER BY 1`,
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

let clone: Clone;
let admin: pg.Client;
let person: TestPerson;

beforeAll(async () => {
  clone = await cloneDatabase(inject('cluster'));
  admin = new pg.Client(inject('cluster').adminUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${emptyDatabase} TEMPLATE template0`);
  await using parts = new AsyncDisposableStack();
  const settings = completeSettings(readEnv({ ...secret, DATABASE_URL: clone.url, DATA_DIR: files }));
  const composed = await createServices(settings, { name: 'town', publicUrl: 'http://localhost:4000' }, parts);
  await setUpDemoTown(composed.services, composed.embedded);
  person = await makePerson(composed.services);
  // values that a careless copy would change: null in JSON, bytes, an array, a timestamp, a locked job
  await composed.services.pool.query(
    `UPDATE answers SET content = 'null'::jsonb WHERE id = (SELECT max(id::text)::uuid FROM answers)`,
  );
  await composed.services.pool.query(`SELECT graphile_worker.add_job('mail/sendMail', '{"a": null}', 'a queue')`);
}, 120_000);
afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${emptyDatabase} WITH (FORCE)`);
  await admin.end();
  if (existsSync(scratch)) rmSync(scratch, { recursive: true });
});

describe('a backup of database and files', () => {
  it('restores everything after both were destroyed, to the last row and byte', async () => {
    expect(await command('backup', backup, clone.url, files)).toMatch(/Backed up [\d,]+ rows? and [\d,]+ files?/);
    const before = await everything(clone.url);
    const manifest = readManifest(backup);
    expect(manifest.files.length).toBeGreaterThan(0);
    expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(Object.values(before).flat().length);
    await clone.drop();
    rmSync(files, { recursive: true });

    const fresh = path.join(scratch, 'fresh');
    expect(await command('restore', backup, emptyUrl, fresh)).toMatch(/Restored [\d,]+ rows? and [\d,]+ files?/);

    expect(await everything(emptyUrl)).toEqual(before);
    const again = path.join(scratch, 'monday');
    expect(await command('backup', again, emptyUrl, fresh)).toContain('Backed up');
    expect(readManifest(again).files).toEqual(manifest.files);
    expect(readManifest(again).sequences).toEqual(manifest.sequences);
  });

  it("restores a working town: people stay signed in, and the database's protections are active", async () => {
    await using server = await startPortico('server', {
      url: emptyUrl,
      env: { DATA_DIR: path.join(scratch, 'fresh') },
    });
    const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie ?? '' },
      body: JSON.stringify({ query: '{ viewer { email } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { viewer: { email: person.email } } });
    const client = new pg.Client(emptyUrl);
    await client.connect();
    await expect(client.query('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
    await expect(client.query('UPDATE answers SET submission_id = gen_random_uuid()')).rejects.toThrow('foreign key');
    await client.end();
  });

  it('never overwrites another backup, or a database in use', async () => {
    expect(await command('backup', backup, emptyUrl, path.join(scratch, 'fresh'))).toContain('already exists');
    expect(await command('restore', backup, emptyUrl, path.join(scratch, 'fresh'))).toContain(
      'This database is in use',
    );
    expect(await command('restore', path.join(scratch, 'nowhere'), emptyUrl, files)).toContain('no complete backup');
  });

  it('with a single changed byte is not restored', async () => {
    await admin.query(`DROP DATABASE ${emptyDatabase} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${emptyDatabase} TEMPLATE template0`);
    const [file] = readManifest(backup).files;
    appendFileSync(fileOf(backup, file?.key ?? ''), '!');
    expect(await command('restore', backup, emptyUrl, path.join(scratch, 'spoiled'))).toContain('match its checksum');
    expect((await everything(emptyUrl))['public.users']).toEqual([]);
    rmSync(tableFile(backup, 'public.users'));
    expect(await command('restore', backup, emptyUrl, path.join(scratch, 'spoiled'))).toContain('ENOENT');
    expect((await everything(emptyUrl))['public.users']).toEqual([]);
  });
});
