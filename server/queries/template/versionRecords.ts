import type { VersionPart } from '#domain/template/versionSubjects.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

/** Columns of parts that hold the ID of a record outside the form, by its table. */
const tableOf: Readonly<Record<string, string>> = {
  user_id: 'users',
  role_id: 'roles',
  document_id: 'master_template_documents',
  custom_entity_id: 'custom_entities',
  subprocess_master_template_id: 'master_templates',
};
const tables = Object.values(tableOf);

const recordNames = statement<[ids: readonly string[]], { readonly id: string; readonly name: string | null }>(
  'form_version_record_names',
  tables.map((table) => `SELECT id, name FROM ${table} WHERE id = ${anyOfSql('$1::uuid[]')}`).join(' UNION ALL '),
);

/** The names of the people, roles, documents, entities, and other forms that versions refer to, in one statement. */
export async function versionRecords(
  queries: Queries,
  parts: readonly VersionPart[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    parts.flatMap(({ content }) => Object.keys(tableOf).flatMap((column) => content[column] ?? []) as string[]),
  );
  const rows = ids.size === 0 ? [] : await recordNames.rows(queries, [[...ids]]);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
