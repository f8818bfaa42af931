import type { Pool } from 'pg';
import type { AnswerColumn, EntityColumns, ExportedForm } from '#domain/export/answerColumns.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Database } from '#server/database/createDatabase.ts';
import { statement } from '#server/database/statement.ts';

/**
 * The fields of the entities that forms ask for. People who export submissions are staff, who see all values; an API
 * token also needs to read entities.
 */
export async function entityColumnsOf(
  db: Pick<Database, 'customEntityField'>,
  { token }: Principal,
  forms: readonly ExportedForm[],
): Promise<EntityColumns> {
  if (token && !token.scopes.includes('entities:read')) return new Map();
  const kindIds = new Set(
    forms.flatMap(({ versions }) =>
      versions.flatMap(({ fields }) => fields.flatMap(({ customEntityId }) => customEntityId ?? [])),
    ),
  );
  if (kindIds.size === 0) return new Map();
  const fields = await db.customEntityField.findMany({
    where: { customEntityId: { in: [...kindIds] } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return new Map(
    [...kindIds].map((kindId) => [kindId, fields.filter(({ customEntityId }) => customEntityId === kindId)]),
  );
}

const entityValues = statement<
  [submissionIds: readonly string[], fieldIds: readonly string[]],
  { readonly entityId: string; readonly fieldId: string; readonly value: string }
>(
  'export_entity_values',
  `SELECT DISTINCT v.entity_id AS "entityId", v.custom_entity_field_id AS "fieldId", v.value
   FROM answers w JOIN entity_field_values v ON v.entity_id = w.entity_id
   WHERE w.submission_id = ANY ($1::uuid[]) AND v.custom_entity_field_id = ANY ($2::uuid[])`,
);

/** The values of the entities that submissions name, as `<entity id>:<entity field id>`. */
export async function entityValuesOf(
  pool: Pick<Pool, 'query'>,
  submissionIds: readonly string[],
  columns: readonly AnswerColumn[],
): Promise<ReadonlyMap<string, string>> {
  const fieldIds = [...new Set(columns.flatMap(({ entityField }) => entityField?.id ?? []))];
  if (fieldIds.length === 0) return new Map();
  const rows = await entityValues.rows(pool, [submissionIds, fieldIds]);
  return new Map(rows.map(({ entityId, fieldId, value }) => [`${entityId}:${fieldId}`, value]));
}
