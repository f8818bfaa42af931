import { netChanges, type RowChange } from '#domain/template/draftChanges.ts';
import type { EditedPart } from '#domain/template/EditedPart.ts';
import { editPhrase } from '#messages/form/draftEditWords.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { editDetails } from '#server/queries/form/editDetails.ts';

interface EditRow extends EditedPart {
  readonly editId: string;
  readonly isUndo: boolean;
}

const parts = statement<[editIds: readonly string[]], EditRow>(
  'draft_edit_parts',
  `SELECT id AS "editId", kind = 'undo' AS "isUndo", way, part_kind AS kind, part_id AS id, part_name AS name,
     part_count AS count
   FROM draft_edits WHERE id = ${anyOfSql('$1::uuid[]')}`,
);

interface DetailRow extends RowChange {
  readonly editId: string;
}

/** The part's own changes, and which tables of others changed: an edit may have added thousands of options. */
const details = statement<[editIds: readonly string[]], DetailRow>(
  'draft_edit_details',
  `WITH updates AS (
     SELECT e.id, e.part_id FROM draft_edits e WHERE e.id = ${anyOfSql('$1::uuid[]')} AND e.way = 'updated'
   ), own AS (
     SELECT r.*, r.row_id = u.part_id OR r.table_name IN ('flow_templates', 'master_templates') AS is_own
     FROM updates u JOIN draft_change_rows r ON r.edit_id = u.id
   )
   SELECT edit_id AS "editId", table_name AS table, row_id AS id, before, after, seq FROM own WHERE is_own
   UNION ALL SELECT DISTINCT ON (edit_id, table_name) edit_id, table_name, row_id, NULL, NULL, seq FROM own WHERE NOT is_own
   ORDER BY seq`,
);

/** What each edit did, in words: `deleted section “Applicant”`. */
export async function draftEditPhrases(
  queries: Queries,
  editIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [edits, rows] = await Promise.all([parts.rows(queries, [editIds]), details.rows(queries, [editIds])]);
  const byEdit = Map.groupBy(rows, ({ editId }) => editId);
  return new Map(
    edits.map((edit) => {
      const all = byEdit.get(edit.editId) ?? [];
      const own = netChanges(all.filter(({ before, after }) => before !== null || after !== null));
      const others = all.filter(({ before, after }) => before === null && after === null);
      return [edit.editId, editPhrase(edit, editDetails(edit.id, [...own, ...others], edit.isUndo))];
    }),
  );
}
