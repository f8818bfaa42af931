import { statement } from '#server/database/statement.ts';
import type { EntityChangeEntry } from '#server/operations/entity/changeEntity.ts';
import { lockImportsOfKind } from '#server/operations/entity/import/findEntityMatches.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { entryOf, type PlannedRow } from '#server/operations/entity/import/planEntityRows.ts';
import { writeEntityChanges, type PlannedChange } from '#server/operations/entity/import/writeEntityChanges.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Running extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

const atOnce = 500;

interface UndoneRow {
  readonly id: string;
  readonly entityId: string;
  readonly isNew: boolean;
  readonly before: PlannedRow['before'];
  readonly revision: number;
  readonly name: string;
  readonly note: string | null;
  readonly values: Readonly<Record<string, string>>;
  /** nothing happened to the entity since */
  readonly isUntouched: boolean;
}

/**
 * The last rows of an import, locked with their entities. An entity that something refers to isn't deleted. One that
 * another entity was merged into since isn't deleted or restored: its values were chosen from both, and deleting it
 * would leave the other one archived for good.
 */
const lastRows = statement<[entityImportId: string, most: number], UndoneRow>(
  'entity_import_undo_rows',
  `SELECT r.id, r.entity_id AS "entityId", r.is_new AS "isNew", r.before, r.revision, e.name, e.note,
     COALESCE((SELECT jsonb_object_agg(v.custom_entity_field_id, v.value) FROM entity_field_values v WHERE v.entity_id = e.id), '{}') AS values,
     e.revision = r.revision AND NOT (r.is_new AND (
       EXISTS (SELECT FROM answers a WHERE a.entity_id = e.id) OR EXISTS (SELECT FROM entity_contacts c WHERE c.entity_id = e.id)
       OR EXISTS (SELECT FROM edit_suggestions_requests s WHERE s.entity_id = e.id)))
     AND NOT EXISTS (SELECT FROM entity_merges m WHERE m.survivor_id = e.id AND m.undone_at IS NULL AND (r.is_new OR m.created_at >=
       (SELECT max(c.created_at) FROM entity_changes c WHERE c.entity_id = e.id AND c.entity_import_id = $1::uuid))) AS "isUntouched"
   FROM entity_import_rows r JOIN entities e ON e.id = r.entity_id
   WHERE r.entity_import_id = $1::uuid ORDER BY r.row_number DESC LIMIT $2 FOR UPDATE OF e`,
);

/**
 * An earlier import that left an entity as it is again now can be undone as well. The entity has a new revision, because
 * undoing is a change like any other.
 */
const continueEarlier = statement<[rows: string], never>(
  'entity_import_continue_earlier',
  `UPDATE entity_import_rows i SET revision = r.revision + 1
   FROM jsonb_to_recordset($1::jsonb) AS r("entityId" uuid, revision integer)
   WHERE i.entity_id = r."entityId" AND i.revision = r.revision - 1`,
);

/** Takes back what an import did, in batches, from its last row. A retry continues where the last attempt stopped. */
export async function undoEntityImport(ctx: Running, job: EntityImportJob): Promise<void> {
  for (let goesOn = true; goesOn;) {
    ctx.signal?.throwIfAborted();
    goesOn = await undoSomeEntities(ctx, job);
  }
}

const undoSomeEntities = operation<EntityImportJob, boolean>(
  'undoSomeEntities',
  async (tx, { jobId, entityImportId: id }) => {
    const held = await lockEntityImport(tx, id);
    if (held === null || held.undoneAt === null || held.jobId !== jobId) return false;
    announceEntityImport(tx, held);
    await lockImportsOfKind(tx, held.customEntityId);
    const rows = await lastRows.rows(tx.queries, [id, atOnce]);
    if (rows.length === 0) {
      await updateJob(tx, jobId, { state: 'complete' });
      return false;
    }
    const { teamId, customEntityId } = held;
    const fields = await tx.db.customEntityField.findMany({ where: { customEntityId } });
    const untouched = rows.filter(({ isUntouched }) => isUntouched);
    const restored = untouched.filter(({ isNew }) => !isNew);
    await tx.db.entity.deleteMany({
      where: { id: { in: untouched.filter(({ isNew }) => isNew).map(({ entityId }) => entityId) } },
    });
    await writeEntityChanges(
      tx,
      { teamId, customEntityId, entityImportId: id },
      restored.map((row): PlannedChange => {
        const { name, note, values } = row.before;
        // a field that was deleted since has no value to restore
        const known = Object.entries(values).filter(([fieldId]) => fields.some((field) => field.id === fieldId));
        const history: EntityChangeEntry[] = [
          ...(name === undefined ? [] : [{ kind: 'name', before: row.name, after: name } as const]),
          ...known.flatMap(([fieldId, value]) => entryOf(fields, fieldId, row.values[fieldId] ?? null, value)),
          ...(note === undefined ? [] : [{ kind: 'note', before: row.note, after: note } as const]),
        ];
        return { entityId: row.entityId, isNew: false, name, note, values: known, history };
      }),
      held.createdById,
    );
    await tx.db.entityImportRow.deleteMany({ where: { id: { in: rows.map((row) => row.id) } } });
    await continueEarlier.rows(tx.queries, [
      JSON.stringify(restored.map(({ entityId, revision }) => ({ entityId, revision }))),
    ]);
    const kept = rows.length - untouched.length;
    await tx.db.entityImport.update({ where: { id }, data: { keptCount: { increment: kept } } });
    const left = await tx.db.entityImportRow.count({ where: { entityImportId: id } });
    const share = left / Math.max(1, held.rowCount);
    return updateJob(tx, jobId, { state: 'working', progress: 95 - Math.floor(85 * share) });
  },
);
