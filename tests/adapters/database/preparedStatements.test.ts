import pg, { type PoolClient, type QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { PreparingClient } from '#server/database/PreparingClient.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
let ours: PoolClient;
let plain: pg.Client;

beforeAll(async () => {
  ours = await database.pool.connect();
  plain = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' });
  await plain.connect();
});
afterAll(async () => {
  ours.release(true);
  await plain.end();
});

/** The parts of a result to compare. */
async function queryRows(client: Pick<pg.Client, 'query'>, config: QueryConfig): Promise<unknown> {
  try {
    const { rows, rowCount, command, fields } = await client.query(config);
    return { rows: structuredClone(rows), rowCount, command, names: fields.map(({ name }) => name) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { failed: error.message, code: (error as { readonly code?: string }).code };
  }
}

const kinds = `SELECT 1::int AS i, 9000000000::bigint AS "bigNumber", 1.5::numeric AS n, true AS b, 'ä "x"' AS t, NULL::text AS nothing,
  ''::text AS empty, '2026-11-28T09:00:00.123456Z'::timestamptz AS at, '2026-02-28'::date AS d, ARRAY[1, NULL, 3] AS list, ARRAY['a,b', 'c"d'] AS words,
  '{"a": [1, null]}'::jsonb AS j, '\\xdeadbeef'::bytea AS bytes, n AS counted FROM generate_series(1, $1) n`;

describe('a prepared statement returns the same as pg, at first and later', () => {
  const statements: readonly [what: string, config: QueryConfig][] = [
    ['each kind of column', { name: 'kinds', text: kinds, values: [3] }],
    ['no rows', { name: 'kinds', text: kinds, values: [0] }],
    ['timestamps as text', { name: 'instants', text: kinds, values: [2], types: instantsAsText }],
    ['no parameters', { name: 'bare', text: 'SELECT 1 AS one' }],
    ['no columns', { name: 'columnless', text: 'SELECT FROM generate_series(1, 2)' }],
    ['the same column twice', { name: 'twice', text: 'SELECT 1 AS a, 2 AS a' }],
    ['the same column twice, the last one null', { name: 'twice_null', text: 'SELECT 1 AS a, NULL::int AS a' }],
    ['a write without rows', { name: 'rename', text: 'UPDATE teams SET name = name WHERE id = $1', values: [null] }],
    [
      'a write with rows',
      { name: 'made', text: 'INSERT INTO pg_temp.notes (said) VALUES ($1), ($1) RETURNING said', values: ['x'] },
    ],
    [
      'a statement that creates a table',
      { name: 'made_table', text: 'CREATE TEMP TABLE IF NOT EXISTS more (said text)' },
    ],
    ['a utility statement', { name: 'bound', text: 'SET LOCAL work_mem = 4096' }],
    [
      'each kind of parameter',
      {
        name: 'parameters',
        text: 'SELECT $1::text AS t, $2::int[] AS l, $3::jsonb AS j, $4::timestamptz AS at, $5::bytea AS b, $6::bool AS f, $7::text[] AS w',
        values: ['ä', [1, null], { a: 'b' }, new Date(0), Buffer.from('yes'), false, ['a"b', 'c,d']],
      },
    ],
    ['what PostgreSQL cannot read', { name: 'unread', text: 'SELEC 1' }],
    ['what fails as it runs', { name: 'broken', text: 'SELECT 1 / $1::int AS q', values: [0] }],
    [
      'what fails after its first row',
      { name: 'late', text: 'SELECT 1 / (2 - n) AS q FROM generate_series(1, $1::int) n', values: [3] },
    ],
    ['a value of the wrong kind', { name: 'wrong', text: 'SELECT $1::uuid AS id', values: ['no id'] }],
  ];

  beforeAll(async () => {
    for (const client of [ours, plain]) await client.query('CREATE TEMP TABLE notes (said text)');
  });

  test.each(statements)('%s', async (_what, config) => {
    const expected = await queryRows(plain, config);
    for (let time = 1; time <= 3; time += 1) expect(await queryRows(ours, config)).toEqual(expected);
  });

  test('and calls a callback, on a client and on the pool', async () => {
    const config = { name: 'bare', text: 'SELECT 1 AS one' };
    for (const client of [ours, database.pool]) {
      const rows = await new Promise((resolve) => {
        client.query(config, (_error: Error, result: pg.QueryResult) => resolve(result.rows));
      });
      expect(rows).toEqual([{ one: 1 }]);
    }
  });
});

test('an empty statement returns nothing', async () => {
  for (const time of [1, 2])
    expect({ time, ...(await ours.query({ name: 'empty', text: '' })) }).toMatchObject({ time, rows: [] });
});

test('columns are described once per connection', async () => {
  const describes = vi.spyOn(ours.connection, 'describe');
  for (const n of [1, 2, 3])
    expect(await queryRows(ours, { name: 'once', text: 'SELECT $1::int AS n', values: [n] })).toMatchObject({
      rows: [{ n }],
    });
  expect(describes).toHaveBeenCalledOnce();
  describes.mockRestore();
});

test('the same statement can be read with other type parsers', async () => {
  const config = { name: 'read_twice', text: `SELECT '2026-11-28T09:00:00Z'::timestamptz AS at` };
  const [asDate, asText] = [new Date('2026-11-28T09:00:00Z'), '2026-11-28T09:00:00.000Z'];
  expect(await queryRows(ours, config)).toMatchObject({ rows: [{ at: asDate }] });
  expect(await queryRows(ours, { ...config, types: instantsAsText })).toMatchObject({ rows: [{ at: asText }] });
  expect(await queryRows(ours, config)).toMatchObject({ rows: [{ at: asDate }] });
});

test('rows requested as arrays are arrays', async () => {
  const { rows } = await ours.query({ name: 'as_list', text: 'SELECT 1 AS a, 2 AS a', rowMode: 'array' });
  expect(rows).toEqual([[1, 2]]);
});

test('a statement that failed at first is described once it succeeds', async () => {
  const config = (by: number) => ({ name: 'mended', text: 'SELECT 6 / $1::int AS q', values: [by] });
  expect(await queryRows(ours, config(0))).toMatchObject({ code: '22012' });
  expect(await queryRows(ours, config(2))).toMatchObject({ rows: [{ q: 3 }] });
  expect(await queryRows(ours, config(3))).toMatchObject({ rows: [{ q: 2 }] });
});

test('a statement whose columns have changed is rejected, not misread', async () => {
  await ours.query('CREATE TEMP TABLE changing (a int)');
  await ours.query('INSERT INTO changing VALUES (1)');
  const config = { name: 'changing', text: 'SELECT * FROM changing' };
  expect(await queryRows(ours, config)).toMatchObject({ rows: [{ a: 1 }] });
  await ours.query(`ALTER TABLE changing ADD b text DEFAULT 'new'`);
  expect(await queryRows(ours, config)).toEqual({ failed: 'cached plan must not change result type', code: '0A000' });
});

test('an invalid value is rejected before anything is sent, and the next statement runs', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const config = (value: unknown) => ({ name: 'written', text: 'SELECT $1::jsonb AS j', values: [value] });
  expect(await queryRows(ours, config(circle))).toMatchObject({ failed: expect.stringContaining('circular') });
  expect(await queryRows(ours, config({ a: 1 }))).toMatchObject({ rows: [{ j: { a: 1 } }] });
});

test('an unreadable column fails only its statement', async () => {
  const types = {
    getTypeParser: () => () => {
      throw new Error('unreadable');
    },
  };
  const config = { name: 'unreadable', text: 'SELECT 1 AS one', types: types as pg.CustomTypesConfig };
  expect(await queryRows(ours, config)).toEqual({ failed: 'unreadable', code: undefined });
  expect(await queryRows(ours, { name: 'bare', text: 'SELECT 1 AS one' })).toMatchObject({ rows: [{ one: 1 }] });
});

test.each([
  { limit: 60_000, text: 'SELECT 1 AS one', said: { rows: [{ one: 1 }] } },
  { limit: 50, text: 'SELECT pg_sleep(60)', said: { failed: 'Query read timeout' } },
])("a connection's limit of $limit ms applies to it", async ({ limit, text, said }) => {
  const client = new PreparingClient({ connectionString: database.url, query_timeout: limit });
  client.on('error', () => undefined);
  await client.connect();
  expect(await queryRows(client, { name: 'limited', text })).toMatchObject(said);
  await client.end();
});

test("an error's stack names the caller", async () => {
  const failure = await ours.query({ name: 'unread', text: 'SELEC 1' }).catch((error: unknown) => error);
  expect((failure as Error).stack).toContain('preparedStatements.test.ts');
});

test('a lost connection fails its pending statement', async () => {
  const client = await database.pool.connect();
  const waiting = queryRows(client, { name: 'slow', text: 'SELECT pg_sleep(60)' });
  await plain.query('SELECT pg_terminate_backend($1)', [
    (client as unknown as { readonly processID: number }).processID,
  ]);
  expect(await waiting).toMatchObject({ failed: expect.any(String) });
  client.release(true);
});
