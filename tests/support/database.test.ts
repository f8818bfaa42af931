import { describe, expect, inject, it } from 'vitest';
import { useDatabase, withDatabase } from '#tests/support/database.ts';
import { emptiedDatabase } from '#tests/support/emptiedDatabase.ts';

const database = useDatabase();

it('gives a test file a migrated database without rows', async () => {
  expect(await database.db.team.count()).toBe(0);
  const jobs = await database.pool.query('select count(*)::int as count from graphile_worker.jobs');
  expect(jobs.rows).toEqual([{ count: 0 }]);
});

it('isolates databases for separate work from each other', async () => {
  const seen = await Promise.all(
    [1, 2].map((_, index) =>
      withDatabase(async ({ pool }) => {
        await pool.query('create table notes as select $1::int as number', [index]);
        return (await pool.query<{ number: number }>('select number from notes')).rows;
      }),
    ),
  );
  expect(seen).toEqual([[{ number: 0 }], [{ number: 1 }]]);
});

it('drops the database when its work is finished', async () => {
  const name = await withDatabase(
    async ({ pool }) => (await pool.query('select current_database() as name')).rows[0].name,
  );
  const left = await database.pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(left.rowCount).toBe(0);
});

describe('the database that test files reuse', () => {
  const processes = 'select pg_backend_pid() as pid';

  it('is empty each time, on the same connections', async () => {
    const first = await emptiedDatabase(inject('cluster'));
    await first.db.team.create({ data: { name: 'City Hall', slug: 'city-hall' } });
    const taken = await first.pool.query("select graphile_worker.add_job('nothing')");
    expect(taken.rowCount).toBe(1);
    const set = await first.pool.query("select set_config('statement_timeout', '1', false), pg_advisory_lock(7)");
    expect(set.rowCount).toBe(1);
    const [before] = (await first.pool.query(processes)).rows;
    await first[Symbol.asyncDispose]();

    await using second = await emptiedDatabase(inject('cluster'));
    expect(second.url).toBe(first.url);
    expect((await second.pool.query(processes)).rows).toEqual([before]);
    expect(await second.db.team.count()).toBe(0);
    expect((await second.pool.query('select from graphile_worker._private_jobs')).rowCount).toBe(0);
    const settings = await second.pool.query("select current_setting('statement_timeout') as most");
    expect(settings.rows).toEqual([{ most: '30s' }]);
    expect((await second.pool.query("select from pg_locks where locktype = 'advisory'")).rowCount).toBe(0);
    const { rows } = await second.pool.query("select (graphile_worker.add_job('nothing')).id");
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('is replaced after a test has changed more than rows', async () => {
    const first = await emptiedDatabase(inject('cluster'));
    await first.pool.query('create table notes (number int)');
    await first[Symbol.asyncDispose]();
    await using second = await emptiedDatabase(inject('cluster'));
    expect(second.url).not.toBe(first.url);
  });

  it('belongs to no one between two files', async () => {
    const first = await emptiedDatabase(inject('cluster'));
    await first[Symbol.asyncDispose]();
    expect(() => first.pool.query('select 1')).toThrow('after its test file');
  });
});
