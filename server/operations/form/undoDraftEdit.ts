import { Refusal } from '#domain/kernel/refusal.ts';
import { netChanges, withoutFees, type RowChange } from '#domain/template/draftChanges.ts';
import type { EditedPart } from '#domain/template/EditedPart.ts';
import { editedPartName, editPhrase } from '#messages/form/draftEditWords.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { announceTakenBack } from '#server/operations/form/announceTakenBack.ts';
import { draftOperation, type Draft } from '#server/operations/form/draft.ts';
import { OverwrittenRow, takeBack } from '#server/operations/form/takeBack.ts';
import { operation, type Operation } from '#server/operations/operation.ts';
import { editDetails } from '#server/queries/form/editDetails.ts';
import { journaledTable } from '#server/queries/form/journaledTables.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

interface EditRow extends EditedPart {
  readonly editId: string;
  readonly kind: PartKind;
  readonly revision: number;
}

type Mine = readonly [flowTemplateId: string, userId: string];

const columns = `id AS "editId", way, part_kind AS kind, part_id AS id, part_name AS name, part_count AS count, revision`;

/** A person's last edit that isn't undone. What they redid can be undone again. */
const lastEdit = statement<Mine, EditRow>(
  'draft_edit_last',
  `SELECT ${columns} FROM draft_edits
   WHERE flow_template_id = $1 AND user_id = $2 AND kind <> 'undo' AND undone_at IS NULL AND skipped_at IS NULL
   ORDER BY revision DESC LIMIT 1`,
);

/** A person's last undo that isn't redone, unless they have edited since. */
const lastUndo = statement<Mine, EditRow>(
  'draft_edit_last_undo',
  `SELECT ${columns} FROM draft_edits
   WHERE flow_template_id = $1 AND user_id = $2 AND kind = 'undo' AND undone_at IS NULL AND skipped_at IS NULL
     AND revision > COALESCE(
     (SELECT max(e.revision) FROM draft_edits e WHERE e.flow_template_id = $1 AND e.user_id = $2 AND e.kind = 'edit'), 0)
   ORDER BY revision DESC LIMIT 1`,
);

const markUndone = statement<[editId: string, now: Date], RowChange>(
  'draft_edit_undone',
  `WITH undone AS (UPDATE draft_edits SET undone_at = $2 WHERE id = $1)
   SELECT table_name AS table, row_id AS id, before, after FROM draft_change_rows WHERE edit_id = $1 ORDER BY seq`,
);

/** A draft whose edits since it was published are all undone is as it was then, unless the operator has set fees. */
const modified = statement<[flowTemplateId: string, kind: string], { readonly isModified: boolean }>(
  'draft_edits_modified',
  `SELECT $2 <> 'undo' OR NOT COALESCE(bool_or(was_modified = false), false)
     OR COALESCE(bool_or(kind <> 'undo' AND undone_at IS NULL), false)
     OR EXISTS (SELECT FROM draft_edits e JOIN draft_change_rows r ON r.edit_id = e.id
       WHERE e.flow_template_id = $1 AND r.table_name = 'payment_configs' AND r.before IS NOT NULL
         AND r.after ?| ARRAY['no_fee', 'custom_fee_percentage']) AS "isModified"
   FROM draft_edits WHERE flow_template_id = $1`,
);

const directions = {
  undo: { last: lastEdit, empty: 'nothingToUndo' },
  redo: { last: lastUndo, empty: 'nothingToRedo' },
} as const;

export interface UndoneEdit {
  /** what was undone or redone, such as `deleted section “Applicant”` */
  readonly phrase: string;
}

interface OfDraft {
  readonly flowTemplateId: string;
}

const locate = ({ flowTemplateId }: OfDraft) => ['FlowTemplate', flowTemplateId] as const;

/** Someone else has changed the same parts since, so the edit stays. */
class OverwrittenEdit extends Refusal {
  readonly editId: string;

  constructor(editId: string, part: string) {
    super('undoOverwritten', { part });
    this.editId = editId;
  }
}

/** Takes back the caller's last edit of a draft (decision 0171). */
export const undoDraftEdit = skippingOverwritten(
  draftOperation<OfDraft, UndoneEdit>('undoDraftEdit', locate, (draft) => reverseLast(draft, 'undo')),
);

/** Makes the last edit that the caller undid again, unless they have edited the draft since. */
export const redoDraftEdit = skippingOverwritten(
  draftOperation<OfDraft, UndoneEdit>('redoDraftEdit', locate, (draft) => reverseLast(draft, 'redo')),
);

/** The next undo goes past an edit that can't be undone. Without this, it would be refused forever. */
function skippingOverwritten(reverse: Operation<OfDraft, UndoneEdit>): Operation<OfDraft, UndoneEdit> {
  return async (ctx, input, idempotencyKey) => {
    try {
      return await reverse(ctx, input, idempotencyKey);
    } catch (error) {
      if (error instanceof OverwrittenEdit) await skipEdit(ctx, error.editId);
      throw error;
    }
  };
}

const skipEdit = operation<string, void>('skipDraftEdit', async ({ db, now }, id) => {
  await db.draftEdit.updateMany({ where: { id }, data: { skippedAt: now } });
});

async function reverseLast(draft: Draft, kind: keyof typeof directions): Promise<UndoneEdit> {
  const { last, empty } = directions[kind];
  const userId = actingUserId(draft.tx.ctx.actor);
  for (;;) {
    const [edit] = userId === null ? [] : await last.rows(draft.tx.queries, [draft.id, userId]);
    if (!edit) throw new Refusal(empty);
    const rows = await markUndone.rows(draft.tx.queries, [edit.editId, draft.tx.now]);
    const changes = withoutFees(netChanges(rows));
    // typing that ended as it began
    if (changes.length === 0) continue;
    try {
      await takeBack(draft, changes, edit.revision);
    } catch (error) {
      if (!(error instanceof OverwrittenRow)) throw error;
      throw new OverwrittenEdit(edit.editId, nameOfOverwritten(error, edit));
    }
    announceTakenBack(draft, changes, edit);
    const { way, id, name, count } = edit;
    const [{ isModified } = { isModified: true }] = await modified.rows(draft.tx.queries, [draft.id, kind]);
    draft.describe({ kind, part: { way, kind: edit.kind, id, name, count }, isModified });
    return { phrase: editPhrase(edit, editDetails(edit.id, changes, kind === 'redo')) };
  }
}

/** The overwritten part by its own name, or the part that the edit was about if the row has none. */
function nameOfOverwritten({ row }: OverwrittenRow, edit: EditRow): string {
  const name = row?.before?.['name'] ?? row?.after?.['name'];
  if (!row || row.id === edit.id || typeof name !== 'string') return editedPartName(edit);
  return editedPartName({ kind: journaledTable(row.table).kind, name, count: 1 });
}
