import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { breakingChanges } from '#tests/architecture/breakingChanges.ts';

/** No release was running before this date, so earlier migrations could not break one. */
const firstRelease = '20261123';
const later = migrationNames().filter((name) => name > firstRelease);
const sqlOf = (name: string): string =>
  readFileSync(path.join(root, 'prisma/migrations', name, 'migration.sql'), 'utf8');

describe('a migration', () => {
  test('removes nothing that the previous release needs, unless its name has _contract_ and its first line the reason', () => {
    const wrong = later.filter((name) => {
      const isMarked = name.includes('_contract_') && /^-- contract: .{20,}/.test(sqlOf(name));
      return breakingChanges(sqlOf(name)).length > 0 && !isMarked;
    });
    expect(wrong).toEqual([]);
  });

  test('has _contract_ in its name only if it removes something', () => {
    const marked = migrationNames().filter((name) => name.includes('_contract_'));
    expect(marked.filter((name) => breakingChanges(sqlOf(name)).length === 0)).toEqual([]);
  });
});

describe('what removes something', () => {
  test.each([
    ['DROP TABLE answers;', 'drops a table'],
    ['ALTER TABLE answers DROP COLUMN "content";', 'drops a column'],
    ['ALTER TABLE answers\n  ADD COLUMN a TEXT,\n  DROP COLUMN b;', 'drops a column'],
    ['ALTER TABLE answers RENAME COLUMN a TO b;', 'renames'],
    ['ALTER TABLE answers RENAME TO replies;', 'renames'],
    ['ALTER TABLE answers ALTER COLUMN a TYPE BIGINT;', 'changes a type'],
    ['ALTER TABLE answers ALTER COLUMN "a" SET DATA TYPE BIGINT;', 'changes a type'],
    ['ALTER TABLE answers ALTER COLUMN "a" SET NOT NULL;', 'requires a value where there may be none'],
    ['ALTER TABLE answers ADD COLUMN "a" TEXT NOT NULL;', 'adds a column that older servers do not fill'],
    [
      'ALTER TABLE answers ADD COLUMN a INT DEFAULT 1, ADD COLUMN b INT NOT NULL;',
      'adds a column that older servers do not fill',
    ],
    ['DROP TYPE "actor_kind";', 'drops a type or one of its values'],
    ['ALTER TABLE answers ALTER COLUMN a DROP DEFAULT;', 'drops a default that older servers rely on'],
    ['TRUNCATE answers;', 'empties a table'],
  ])('%s', (sql, what) => {
    expect(breakingChanges(sql)).toContain(what);
  });

  test.each([
    'CREATE TABLE a (id UUID NOT NULL, name TEXT NOT NULL);',
    'ALTER TABLE answers ADD COLUMN "a" TEXT;',
    `ALTER TABLE answers ADD COLUMN "a" TEXT NOT NULL DEFAULT 'x';`,
    'ALTER TABLE answers ALTER COLUMN a DROP NOT NULL;',
    `ALTER TYPE "actor_kind" ADD VALUE 'robot';`,
    'CREATE INDEX answers_at_idx ON answers(at);',
    'DROP INDEX answers_at_idx;',
    'CREATE TRIGGER keep_all BEFORE TRUNCATE ON a FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();',
    '-- DROP TABLE answers comes with the release after the next',
  ])('is not %s', (sql) => {
    expect(breakingChanges(sql)).toEqual([]);
  });
});
