import type { RowChange } from '#domain/template/draftChanges.ts';
import type { EditDetails } from '#messages/form/draftEditWords.ts';
import { journaledTable } from '#server/queries/form/journaledTables.ts';

/**
 * What changed about the part: its columns, the kinds of its other rows, and its former name.
 *
 * @param isReversed the changes are those of an undo
 */
export function editDetails(partId: string, changes: readonly RowChange[], isReversed: boolean): EditDetails {
  const own = changes.filter((change) => change.id === partId);
  const former = own.map(({ before, after }) => (isReversed ? after : before)?.['name']);
  return {
    aspects: changes.flatMap((change) => {
      const { kind } = journaledTable(change.table);
      return change.id === partId || kind === 'FlowTemplate' ? Object.keys(change.before ?? {}) : [kind];
    }),
    formerName: former.find((name) => typeof name === 'string') ?? null,
  };
}
