import { expect, it } from 'vitest';
import { snakeCase } from '#domain/form/fields/fieldSettings.ts';
import { hasTeam, columnsNotCopied, partTables } from '#server/database/formParts.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { journaledTables } from '#server/queries/form/journaledTables.ts';
import { partKinds, versionsOfParts } from '#server/queries/form/partVersions.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

it('copies every column of every table of a form version', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  for (const part of partTables) {
    const { table: name, hangsUnder, isVersioned, hasIdentity, names = [], copied } = part;
    const known = ['id', ...Object.keys(hangsUnder), ...names, ...copied];
    if (hasTeam(part)) known.push('team_id');
    if (isVersioned) known.push('flow_template_id');
    if (hasIdentity) known.push('identity');
    const columns = rows.filter(({ table }) => table === name).map(({ column }) => column);
    const compared = columns.filter((column) => !columnsNotCopied.includes(column));
    expect({ name, columns: compared.toSorted() }).toEqual({ name, columns: known.toSorted() });
  }
});

it('knows every table that belongs to a form version', async () => {
  const { rows } = await database.pool.query<{ child: string; parent: string }>(
    `SELECT c.relname AS child, p.relname AS parent FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_class p ON p.oid = k.confrelid WHERE k.contype = 'f' AND k.confdeltype = 'c'`,
  );
  const found = new Set(['flow_templates']);
  for (const parent of found) for (const row of rows) if (row.parent === parent) found.add(row.child);
  found.delete('flow_templates');
  const others = [...found].filter((table) => !partTables.some((part) => part.table === table));
  expect(others.toSorted()).toMatchInlineSnapshot(`
    [
      "draft_change_rows",
      "draft_editors",
      "draft_edits",
      "output_reminders",
    ]
  `);
});

it('finds the version of each kind of part', async () => {
  for (const kind of partKinds) expect(await versionsOfParts(database.pool, kind, [newId()])).toEqual(new Map());
  expect(partKinds.filter((kind) => !(kind in Prisma.ModelName))).toEqual([]);
});

it('lists the parts that the database protects once published', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT c.relname AS table FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'refuse_published_change'`,
  );
  const frozen = partTables.filter(({ isFrozen }) => isFrozen).map(({ table }) => table);
  expect(rows.map(({ table }) => table).toSorted()).toEqual(frozen.toSorted());
});

it('journals the changes of every part', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT c.relname AS table FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'journal_draft_change'`,
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(journaledTables.map(({ table }) => table).toSorted());
});

it('uses position and compared texts only where the table has these columns', () => {
  for (const { isOrdered, texts = [], copied } of partTables) {
    expect(copied).toEqual(expect.arrayContaining([...texts.map(snakeCase), ...(isOrdered ? ['position'] : [])]));
  }
});
