import type { RowChange } from '#domain/template/draftChanges.ts';
import type { EditedPart } from '#domain/template/EditedPart.ts';
import type { Draft, Verb } from '#server/operations/form/draft.ts';
import { journaledTable, parentOf } from '#server/queries/form/journaledTables.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

/** Above this number, the draft is announced instead of its parts. */
const mostAnnounced = 20;

/** These are announced as a change of the part that they belong to. */
const folded: ReadonlySet<PartKind> = new Set([
  'PaymentConfig',
  'StepEmailNotification',
  'StepAssignment',
  'RenewalReminder',
]);

/** Announces changes that were taken back, as the opposite changes. Parts within a new or deleted part aren't announced. */
export function announceTakenBack(
  draft: Draft,
  changes: readonly RowChange[],
  part: Pick<EditedPart, 'id'> & { readonly kind: PartKind },
): void {
  const whole = new Set(changes.flatMap(({ id, before, after }) => (before && after ? [] : id)));
  const verbs = new Map<string, { readonly kind: PartKind; readonly id: string; readonly verb: Verb }>();
  for (const change of changes) {
    const { id, before, after } = change;
    const table = journaledTable(change.table);
    const parent = parentOf(table, before && after ? {} : { ...before, ...after });
    if (whole.has(parent) || isShift(change)) continue;
    if (table.kind === 'FlowTemplate') verbs.set(draft.id, { kind: 'FlowTemplate', id: draft.id, verb: 'updated' });
    else if (!folded.has(table.kind)) verbs.set(id, { kind: table.kind, id, verb: verbOf(change) });
    else verbs.set(part.id, { kind: part.kind, id: part.id, verb: 'updated' });
  }
  if (verbs.size > mostAnnounced) draft.changed('FlowTemplate', draft.id, 'updated');
  else if (verbs.size === 0) draft.changed(part.kind, part.id, 'moved');
  else for (const { kind, id, verb } of verbs.values()) draft.changed(kind, id, verb);
}

const isShift = ({ before, after }: RowChange): boolean =>
  before !== null && after !== null && Object.keys(before).join(',') === 'position';

function verbOf({ before, after }: RowChange): Verb {
  if (!before) return 'deleted';
  return after ? 'updated' : 'created';
}
