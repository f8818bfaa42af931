import { expect, it } from 'vitest';
import { useDatabase, withDatabase } from '#tests/support/database.ts';

const database = useDatabase();

it('gives a test file a migrated database without a row', async () => {
  expect(await database.db.team.count()).toBe(0);
  const jobs = await database.pool.query('select count(*)::int as count from graphile_worker.jobs');
  expect(jobs.rows).toEqual([{ count: 0 }]);
});

it('keeps what one piece of work writes from every other', async () => {
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

it('drops the database of finished work', async () => {
  const name = await withDatabase(
    async ({ pool }) => (await pool.query('select current_database() as name')).rows[0].name,
  );
  const left = await database.pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(left.rowCount).toBe(0);
});
