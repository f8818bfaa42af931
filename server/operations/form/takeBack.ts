import {
  findOverwritten,
  inverseOf,
  type Columns,
  type InverseChanges,
  type RowChange,
} from '#domain/template/draftChanges.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { Draft } from '#server/operations/form/draft.ts';
import { refuseTooLarge } from '#server/operations/form/refuseTooLarge.ts';
import { loadReferences, refuseUnfit } from '#server/operations/form/refuseUnfit.ts';
import { restorePositions } from '#server/operations/form/restorePositions.ts';
import { journaledTables } from '#server/queries/form/journaledTables.ts';

/** A row that someone has changed since, so that a change of it can't be taken back. */
export class OverwrittenRow extends Error {
  override readonly name = 'OverwrittenRow';
  /** null if the database refused, because something that the row needs is gone */
  readonly row: RowChange | null;

  constructor(row: RowChange | null) {
    super('the row was changed since');
    this.row = row;
  }
}

/**
 * Takes changes of a draft back, all or none. Refuses if any row is no longer as they left it, or if the form would have logic,
 * formulas, or outputs that refer to nothing.
 *
 * @param revision the revision after the changes
 */
export async function takeBack(draft: Draft, changes: readonly RowChange[], revision: number): Promise<void> {
  const { queries } = draft.tx;
  const references = await loadReferences(draft);
  const present = await presentRows(queries, changes);
  const overwritten = findOverwritten(changes, present);
  if (overwritten) throw new OverwrittenRow(overwritten);
  const inverse = inverseOf(changes);
  try {
    await writeInverse(queries, inverse);
  } catch (error) {
    throw isConstraintViolation(error) ? new OverwrittenRow(null) : error;
  }
  await restorePositions(queries, changes, present);
  await refuseOthersDeleted(draft, inverse);
  await keepFees(draft, inverse, revision);
  await keepOneDefault(queries, inverse);
  await refuseUnfit(draft, references, changes);
  if (inverse.restored.length > 0) await refuseTooLarge(draft);
}

async function presentRows(queries: Queries, changes: readonly RowChange[]): Promise<ReadonlyMap<string, Columns>> {
  const present = new Map<string, Columns>();
  for (const [table, rows] of Map.groupBy(changes, ({ table: name }) => name)) {
    const found = await queries.query<{ readonly id: string; readonly row: Columns }>({
      text: `SELECT r.id, to_jsonb(r) AS row FROM ${table} r WHERE r.id = ANY ($1::uuid[])`,
      values: [rows.map(({ id }) => id)],
    });
    for (const { id, row } of found.rows) present.set(id, row);
  }
  return present;
}

/** Children are deleted before and restored after their parents. */
async function writeInverse(queries: Queries, { removed, restored, changed }: InverseChanges): Promise<void> {
  for (const { table } of journaledTables.toReversed()) {
    const ids = removed.filter((row) => row.table === table).map(({ id }) => id);
    if (ids.length > 0)
      await queries.query({ text: `DELETE FROM ${table} WHERE id = ANY ($1::uuid[])`, values: [ids] });
  }
  for (const { table } of journaledTables) {
    const rows = restored.flatMap((row) => (row.table === table && row.before ? [row.before] : []));
    for (const [names, group] of groupedByColumns(rows))
      await queries.query({
        text: `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        values: [JSON.stringify(group)],
      });
    const updates = changed.flatMap((row) => (row.table === table ? [{ id: row.id, ...row.columns }] : []));
    for (const [names, group] of groupedByColumns(updates)) {
      const sets = names.split(', ').filter((name) => name !== '"id"');
      await queries.query({
        text: `UPDATE ${table} r SET ${sets.map((name) => `${name} = n.${name}`).join(', ')}
         FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) n WHERE r.id = n.id`,
        values: [JSON.stringify(group)],
      });
    }
  }
}

const groupedByColumns = (rows: readonly Columns[]): ReadonlyMap<string, readonly Columns[]> =>
  Map.groupBy(rows, (row) =>
    Object.keys(row)
      .toSorted()
      .map((name) => `"${name}"`)
      .join(', '),
  );

/** SQLSTATE class 23: something a row refers to is gone, or another row took its place. */
const isConstraintViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('23');

const deletedInEdit = statement<
  [editId: string],
  { readonly table: string; readonly id: string; readonly before: Columns }
>(
  'draft_rows_deleted',
  `SELECT table_name AS table, row_id AS id, before FROM draft_change_rows WHERE edit_id = $1 AND after IS NULL ORDER BY seq`,
);

/** Deleting a part deletes everything in it, also what others have added since. */
async function refuseOthersDeleted({ tx, editId }: Draft, { removed }: InverseChanges): Promise<void> {
  if (removed.length === 0) return;
  const own = new Set(removed.map(({ id }) => id));
  const deleted = await deletedInEdit.rows(tx.queries, [editId]);
  const other = deleted.find(({ id }) => !own.has(id));
  if (other) throw new OverwrittenRow({ ...other, after: null });
}

const restoreFees = statement<
  [ids: readonly string[], masterTemplateId: string, draftId: string, revision: number],
  never
>(
  'draft_fees_restore',
  `UPDATE payment_configs c SET no_fee = t.payment_no_fee, custom_fee_percentage = t.payment_fee_percentage
   FROM master_templates t
   WHERE c.id = ANY ($1::uuid[]) AND t.id = $2
     AND (c.no_fee, c.custom_fee_percentage) IS DISTINCT FROM (t.payment_no_fee, t.payment_fee_percentage)
     AND EXISTS (SELECT FROM draft_edits e JOIN draft_change_rows r ON r.edit_id = e.id
       WHERE e.flow_template_id = $3 AND e.revision > $4 AND r.table_name = 'payment_configs'
         AND r.before IS NOT NULL AND r.after ?| ARRAY['no_fee', 'custom_fee_percentage'])`,
);

/** A payment step comes back with the fees it had, unless the operator has changed the form's fees since. */
async function keepFees(
  { tx, masterTemplateId, id }: Draft,
  { restored }: InverseChanges,
  revision: number,
): Promise<void> {
  const ids = restored.filter(({ table }) => table === 'payment_configs').map((row) => row.id);
  if (ids.length > 0) await restoreFees.rows(tx.queries, [ids, masterTemplateId, id, revision]);
}

const keepDefault = statement<[ids: readonly string[]], never>(
  'draft_default_keep',
  `UPDATE multiple_choice_options o SET is_default = false FROM fields f
   WHERE o.id = ANY ($1::uuid[]) AND o.is_default AND f.id = o.field_id AND f.data_type = 'multiple_choice'
     AND EXISTS (SELECT FROM multiple_choice_options n WHERE n.field_id = o.field_id AND n.is_default AND n.id <> o.id)`,
);

/** An option comes back as the default only if no other option has become it. */
async function keepOneDefault(queries: Queries, { restored }: InverseChanges): Promise<void> {
  const ids = restored.filter(({ table }) => table === 'multiple_choice_options').map(({ id }) => id);
  if (ids.length > 0) await keepDefault.rows(queries, [ids]);
}
