import { expect, test } from 'vitest';
import { nameRepeated } from '#server/database/repeatedStatements.ts';

test('what is asked for the third time has a name from then on, and each text another', () => {
  const nameOf = nameRepeated();
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

test('what has no plan to keep has no name', () => {
  const nameOf = nameRepeated({ times: 1 });
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

test('names end at some number, and those that are given stay', () => {
  const nameOf = nameRepeated({ most: 2, times: 1 });
  const names = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map(nameOf);
  expect(new Set(names).size).toBe(3);
  expect(names[2]).toBe('');
  expect(nameOf('SELECT 1')).toBe(names[0]);
});

test('thousands of texts that come once hinder none that comes again', () => {
  const nameOf = nameRepeated();
  for (let length = 0; length < 5_000; length += 1) nameOf(`SELECT ${length}`);
  expect([nameOf('SELECT 0'), nameOf('SELECT 0'), nameOf('SELECT 0')].at(-1)).not.toBe('');
});
