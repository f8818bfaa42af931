import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import type { PlannedRow } from '#server/operations/entity/import/planEntityRows.ts';
import { writeEntityChanges, type ChangedKind } from '#server/operations/entity/import/writeEntityChanges.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * An import that failed and runs again may change an entity a second time, because someone changed it in between. What
 * undoing restores is then what they left.
 */
const noteRows = statement<[entityImportId: string, rows: string], never>(
  'entity_import_note_rows',
  `INSERT INTO entity_import_rows (id, entity_import_id, row_number, entity_id, is_new, revision, before)
   SELECT r.id, $1::uuid, r.row, r."entityId", r."isNew", r.revision, r.before
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, row integer, "entityId" uuid, "isNew" boolean, revision integer, before jsonb)
   ON CONFLICT (entity_import_id, row_number) DO UPDATE
     SET entity_id = excluded.entity_id, is_new = excluded.is_new, revision = excluded.revision, before = excluded.before`,
);

/** Writes what rows of a file change, and what they replace, so that it can be undone. */
export async function writeEntityPlan(
  tx: Tx,
  target: ChangedKind,
  rows: readonly PlannedRow[],
  userId: string,
): Promise<void> {
  if (rows.length === 0) return;
  await writeEntityChanges(
    tx,
    target,
    rows.map(({ change }) => change),
    userId,
  );
  const noted = rows.map(({ row, change: { entityId, isNew }, before, revision }) => ({
    ...{ id: newId(), row, entityId, isNew, revision, before },
  }));
  await noteRows.rows(tx.queries, [target.entityImportId, JSON.stringify(noted)]);
}
