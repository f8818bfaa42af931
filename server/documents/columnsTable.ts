import type { ExportTable } from '#domain/export/ExportTable.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { columnLetters } from '#server/documents/xlsxParts.ts';

/**
 * Maps each column of the other sheets to its field. Labels change as forms do; programs can find a field by its
 * identity. Null if there are no fields.
 */
export function columnsTable(tables: readonly ExportTable[], sheets: readonly string[]): ExportTable | null {
  if (tables.every(({ questions }) => questions === undefined)) return null;
  const rows = tables.flatMap(({ headers, questions = [] }, place) =>
    questions.map(({ header, step, dataType, fieldIdentity, entityField }, column) => [
      ...[sheets[place] ?? '', columnLetters(headers.length - questions.length + column), header],
      // a value of the entity doesn't answer the question
      ...[step, dataType, entityField ? null : fieldIdentity],
    ]),
  );
  return {
    name: exportValueWords.sheets.columns,
    headers: Object.values(exportColumnWords.columns),
    rows: async function* all() {
      yield rows;
    },
  };
}
