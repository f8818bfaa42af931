import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

/** Through Prisma or in SQL. */
const deletesPeople = /\buser\s*\.\s*delete(Many)?\b|\bDELETE\s+FROM\s+"?users"?\b|\bTRUNCATE\b[^;`']*\busers\b/i;

test('people are never deleted, because columns without an index rely on that (decision 0078)', () => {
  for (const said of [
    'tx.db.user.delete({',
    'db.user\n  .deleteMany()',
    'DELETE FROM users u WHERE',
    'TRUNCATE teams, users',
  ])
    expect(said).toMatch(deletesPeople);
  const deleting = sourceFiles().filter((file) => !isTest(file) && deletesPeople.test(file.text));
  expect(deleting.map(({ path }) => path)).toEqual([]);
});
