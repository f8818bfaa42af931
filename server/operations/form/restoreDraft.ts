import { Refusal } from '#domain/kernel/refusal.ts';
import { netChanges, withoutFees, type RowChange } from '#domain/template/draftChanges.ts';
import { statement } from '#server/database/statement.ts';
import { draftOperation } from '#server/operations/form/draft.ts';
import { OverwrittenRow, takeBack } from '#server/operations/form/takeBack.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

interface Restoring {
  readonly flowTemplateId: string;
  /** the last edit to keep */
  readonly editId: string;
  /** the revision of the draft that the person saw */
  readonly revision: number;
}

const changesSince = statement<[flowTemplateId: string, revision: number], RowChange>(
  'draft_changes_since',
  `SELECT r.table_name AS table, r.row_id AS id, r.before, r.after
   FROM draft_edits e JOIN draft_change_rows r ON r.edit_id = e.id
   WHERE e.flow_template_id = $1 AND e.revision > $2 ORDER BY r.seq`,
);

/** Restores a draft to how it was after an edit, by taking back all later ones at once (decision 0172). */
export const restoreDraft = draftOperation<Restoring, string>(
  'restoreDraft',
  ({ flowTemplateId }) => ['FlowTemplate', flowTemplateId],
  async (draft, { editId, revision }) => {
    const edit = await draft.db.draftEdit.findFirst({ where: { id: editId, flowTemplateId: draft.id } });
    refuseUnless(edit && draft.revision === revision, 'outdated');
    const changes = withoutFees(netChanges(await changesSince.rows(draft.tx.queries, [draft.id, edit.revision])));
    if (changes.length === 0) throw new Refusal('draftAlreadyThere');
    try {
      await takeBack(draft, changes, edit.revision);
    } catch (error) {
      throw error instanceof OverwrittenRow ? new Refusal('undoOverwritten', { part: 'the form' }) : error;
    }
    draft.changed('FlowTemplate', draft.id, 'updated');
    const part = { kind: 'FlowTemplate', id: draft.id, way: 'returned', name: null, count: 1 } as const;
    draft.describe({ kind: 'edit', part });
    return draft.id;
  },
);
