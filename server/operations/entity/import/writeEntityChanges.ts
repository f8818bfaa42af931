import { comparableValue } from '#domain/entity/entityValue.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import type { EntityChangeEntry } from '#server/operations/entity/changeEntity.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What changes about one entity. */
export interface PlannedChange {
  readonly entityId: string;
  readonly isNew: boolean;
  /** unchanged if undefined */
  readonly name: string | undefined;
  readonly note: string | null | undefined;
  /** stored values by field ID; null removes one */
  readonly values: readonly (readonly [fieldId: string, value: string | null])[];
  readonly history: readonly EntityChangeEntry[];
}

/** The kind whose entities an import changes. */
export interface ChangedKind {
  readonly teamId: string;
  readonly customEntityId: string;
  readonly entityImportId: string;
}

type Rows = [rows: string];

const insertEntities = statement<Rows, never>(
  'entity_import_insert',
  `INSERT INTO entities (id, team_id, custom_entity_id, name, note, revision, created_by_id, created_at, updated_at)
   SELECT r.id, r."teamId", r."kindId", r.name, r.note, 1, r."userId", r.at, r.at
   FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, "teamId" uuid, "kindId" uuid, name text, note text, "userId" uuid, at timestamptz)`,
);

const updateEntities = statement<Rows, never>(
  'entity_import_update',
  `UPDATE entities e SET name = COALESCE(r.name, e.name), note = CASE WHEN r."hasNote" THEN r.note ELSE e.note END,
     revision = e.revision + 1, updated_at = r.at
   FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, name text, note text, "hasNote" boolean, at timestamptz) WHERE e.id = r.id`,
);

const writeValues = statement<Rows, never>(
  'entity_import_values',
  `WITH r AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, "teamId" uuid, "entityId" uuid, "fieldId" uuid, value text, comparable text)
   ), gone AS (
     DELETE FROM entity_field_values v USING r WHERE r.value IS NULL AND v.entity_id = r."entityId" AND v.custom_entity_field_id = r."fieldId"
   )
   INSERT INTO entity_field_values (id, team_id, entity_id, custom_entity_field_id, value, comparable)
   SELECT id, "teamId", "entityId", "fieldId", value, comparable FROM r WHERE value IS NOT NULL
   ON CONFLICT (entity_id, custom_entity_field_id) DO UPDATE SET value = excluded.value, comparable = excluded.comparable`,
);

const writeHistory = statement<Rows, never>(
  'entity_import_history',
  `INSERT INTO entity_changes (id, team_id, entity_id, kind, custom_entity_field_id, field_name, before, after, user_id, entity_import_id, created_at)
   SELECT id, "teamId", "entityId", kind::entity_change_kind, "fieldId", "fieldName", before, after, "userId", "importId", at
   FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, "teamId" uuid, "entityId" uuid, kind text, "fieldId" uuid, "fieldName" text,
     before text, after text, "userId" uuid, "importId" uuid, at timestamptz)`,
);

/** Writes changes of many entities at once, with their history. The caller has locked those that exist. */
export async function writeEntityChanges(
  tx: Tx,
  { teamId, customEntityId: kindId, entityImportId: importId }: ChangedKind,
  changes: readonly PlannedChange[],
  userId: string,
): Promise<void> {
  const at = tx.now;
  const write = async (query: typeof insertEntities, rows: readonly object[]): Promise<void> => {
    if (rows.length > 0) await query.rows(tx.queries, [JSON.stringify(rows)]);
  };
  const [added, changed] = [changes.filter(({ isNew }) => isNew), changes.filter(({ isNew }) => !isNew)];
  await write(
    insertEntities,
    added.map(({ entityId: id, name, note }) => ({ id, teamId, kindId, name, note: note ?? null, userId, at })),
  );
  await write(
    updateEntities,
    changed.map(({ entityId: id, name, note }) => ({ id, name, note: note ?? null, hasNote: note !== undefined, at })),
  );
  await write(
    writeValues,
    changes.flatMap(({ entityId, values }) =>
      values.map(([fieldId, value]) => {
        const comparable = value === null ? '' : comparableValue(value);
        return { id: newId(), teamId, entityId, fieldId, value, comparable };
      }),
    ),
  );
  await write(
    writeHistory,
    changes.flatMap(({ entityId, history }) =>
      history.map(({ kind, field, before = null, after = null }) => ({
        ...{ id: newId(), teamId, entityId, kind, before, after, userId, importId, at },
        ...{ fieldId: field?.id ?? null, fieldName: field?.name ?? null },
      })),
    ),
  );
}
