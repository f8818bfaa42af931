import { expect, test } from 'vitest';
import { createStatementNamer } from '#server/database/repeatedStatements.ts';

test('names a text from its third use on, each text differently', () => {
  const nameOf = createStatementNamer();
  const one = 'SELECT "id" FROM "users" WHERE "id" = $1';
  expect([nameOf(one), nameOf(one)]).toEqual(['', '']);
  const name = nameOf(one);
  expect(name).not.toBe('');
  expect(nameOf(one)).toBe(name);
  const other = 'UPDATE "users" SET "name" = $1 WHERE "id" = $2';
  const names = [nameOf(other), nameOf(other), nameOf(other), nameOf(other)];
  expect(names.slice(0, 2)).toEqual(['', '']);
  expect(names[2]).toBe(names[3]);
  expect(names[2]).not.toBe(name);
});

test('does not name statements without a plan', () => {
  const nameOf = createStatementNamer({ times: 1 });
  for (const text of ['COMMIT', 'SAVEPOINT s1', 'SET LOCAL lock_timeout = 1', 'CREATE TABLE t ()'])
    expect(nameOf(text)).toBe('');
  for (const text of [
    '  SELECT 1',
    'with a AS (SELECT 1) SELECT * FROM a',
    'DELETE FROM "t"',
    'INSERT INTO "t" DEFAULT VALUES',
  ])
    expect(nameOf(text)).not.toBe('');
});

test('stops naming at a limit and keeps the names already given', () => {
  const nameOf = createStatementNamer({ most: 2, times: 1 });
  const names = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map(nameOf);
  expect(new Set(names).size).toBe(3);
  expect(names[2]).toBe('');
  expect(nameOf('SELECT 1')).toBe(names[0]);
});

test('still names a repeated text after thousands of one-time texts', () => {
  const nameOf = createStatementNamer();
  for (let length = 0; length < 5_000; length += 1) nameOf(`SELECT ${length}`);
  expect([nameOf('SELECT 0'), nameOf('SELECT 0'), nameOf('SELECT 0')].at(-1)).not.toBe('');
});
