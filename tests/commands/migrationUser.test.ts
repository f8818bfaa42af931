import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { production } from '#tests/protocol/production.ts';
import { cloneDatabase, type Clone } from '#tests/support/cloneDatabase.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const role = 'portico_serving';
const password = 'only-to-serve';

let clone: Clone;
let owner: pg.Client;
let servingUrl: string;

beforeAll(async () => {
  clone = await cloneDatabase(inject('cluster'));
  owner = new pg.Client(clone.url);
  await owner.connect();
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  servingUrl = Object.assign(new URL(clone.url), { username: role, password }).href;
});
afterAll(async () => {
  await owner.query(`DROP OWNED BY ${role}`);
  await owner.query(`DROP ROLE ${role}`);
  await owner.end();
  await clone.drop();
});

const migrate = async (): Promise<string> => {
  using data = new DataFolder();
  await using command = new Command('migrate', {
    NODE_ENV: 'production',
    DATA_DIR: data.path,
    DATABASE_URL: servingUrl,
    MIGRATE_DATABASE_URL: clone.url,
  });
  const code = await command.ends();
  return `${code} ${command.said}`;
};

/** The error that the serving user gets. */
async function tried(sql: string): Promise<string> {
  const client = new pg.Client(servingUrl);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

const audited = `INSERT INTO audit_entries (id, kind, actor_kind) VALUES (gen_random_uuid(), 'signIn', 'system')`;

/** Rows that a database trigger protects from changes. */
const kept = `SELECT t.tgrelid::regclass::text AS name, a.attname AS column
  FROM pg_trigger t JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum = 1 WHERE t.tgname LIKE '%_append_only'`;

describe("the servers' database user", () => {
  it('gets its permissions from `npm run migrate`, which needs no other setting', async () => {
    expect(await tried('SELECT FROM users')).toContain('permission denied');
    expect(await migrate()).toMatch(/^0 /);
    expect(await tried('SELECT FROM users')).toBe('done');
  });

  it.each([
    ['CREATE TABLE mine (id int)', 'permission denied'],
    ['ALTER TABLE users ADD COLUMN mine int', 'must be owner'],
    ['DROP TABLE sessions', 'must be owner'],
    ['TRUNCATE sessions', 'permission denied'],
    ['ALTER TABLE audit_entries DISABLE TRIGGER ALL', 'must be owner'],
    ['DELETE FROM audit_entries', 'permission denied'],
    ['UPDATE audit_entries SET kind = kind', 'permission denied'],
    ['DELETE FROM audit_seals', 'permission denied'],
    ['UPDATE frozen_answers SET digest = digest', 'permission denied'],
    ['DELETE FROM frozen_answers', 'permission denied'],
    ['DELETE FROM answer_acceptances', 'permission denied'],
    ['DELETE FROM answers_out_of_reach', 'permission denied'],
    ['SELECT FROM answers_out_of_reach', 'done'],
    ['DELETE FROM _prisma_migrations', 'permission denied'],
    [audited, 'done'],
    ['SELECT FROM audit_entries', 'done'],
    ['DELETE FROM sessions', 'done'],
    [`SELECT graphile_worker.add_job('upkeep/sweep')`, 'done'],
  ])('may %s: %s', async (sql, answer) => {
    expect(await tried(sql)).toContain(answer);
  });

  it('can change nothing that the database protects', async () => {
    const { rows } = await owner.query<{ name: string; column: string }>(kept);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['frozen_answers', 'audit_seals']));
    for (const { name, column } of rows)
      expect(await tried(`UPDATE ${name} SET ${column} = ${column}`)).toContain('permission denied');
  });

  it('is enough for a server and a worker', async () => {
    await using server = await startPortico('server', { url: servingUrl });
    await using _worker = await startPortico('worker', { url: servingUrl });
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const input = { name: 'Ann', email: 'ann@example.org', password: 'a long enough password' };
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    expect(await answer.json()).toMatchObject({ data: { signUp: { __typename: 'SignUpPayload' } } });
    const sent = async (): Promise<number | null> =>
      (await owner.query('SELECT FROM outbox_mails WHERE sent_at IS NOT NULL')).rowCount;
    await expect.poll(sent).toBe(1);
    const unsealed = async (): Promise<number | null> => (await owner.query('SELECT FROM audit_unsealed')).rowCount;
    await expect.poll(unsealed, { timeout: 15_000 }).toBe(0);
    expect((await owner.query('SELECT FROM audit_seals')).rowCount).toBeGreaterThan(0);
  });
});

describe('in production', () => {
  const applied = (sql: string): Promise<unknown> => owner.query(sql);
  const lastOne = '(SELECT max(migration_name) FROM _prisma_migrations)';

  it.each(['serve', 'work'])(
    '`npm run %s` changes no table, and reports that the database must be migrated',
    async (name) => {
      const { rows } = await owner.query(
        `SELECT migration_name AS name FROM _prisma_migrations WHERE migration_name = ${lastOne}`,
      );
      const { name: newest } = rows[0] as { name: string };
      await applied(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${newest}'`);
      using data = new DataFolder();
      await using command = new Command(name, {
        ...{ ...production, SECRET_KEY: 'x'.repeat(40) },
        ...{ DATA_DIR: data.path, DATABASE_URL: servingUrl },
      });
      expect(await command.ends()).toBe(1);
      expect(command.said).toContain(`The database is missing 1 migration of this release, starting with ${newest}.`);
      expect(command.said).toContain('Run `npm run migrate`');
      expect(command.said).not.toMatch(/Making|Applying|Installing/);
      await applied(`UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = '${newest}'`);
    },
  );

  it('a server keeps running while a newer release adds to the database, and is no longer ready once it removes', async () => {
    await using server = await startPortico('server', { url: servingUrl });
    const ready = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${server.port}/ready`)).json();
    const note = (name: string) =>
      applied(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
               VALUES ('${name}', '', '${name}', now(), 1)`);
    await note('20990101000000_more_of_it');
    expect(await ready()).toEqual({ status: 'ok' });
    await using another = await startPortico('server', { url: servingUrl });
    expect(another.isRunning()).toBe(true);
    await note('20990101000100_contract_less_of_it');
    expect(await ready()).toEqual({ status: 'not migrated' });
    await expect(startPortico('server', { url: servingUrl })).rejects.toThrow('ended before it was ready');
    await applied(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '2099%'`);
  });
});
