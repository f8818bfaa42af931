import type { ImportFile, ImportRow } from '#domain/import/importFileReader.ts';
import { mostToldProblems } from '#domain/import/importRules.ts';
import {
  rowReader,
  type ImportedRecord,
  type ReadRow,
  type RowProblem,
  type Reading,
} from '#domain/import/rowReader.ts';
import { withinTime } from '#server/documents/withinTime.ts';

/** Everything about the rows of an import but the records themselves. */
export interface RecordsFound {
  readonly rowCount: number;
  readonly refusedCount: number;
  readonly problemCount: number;
  /** only the first ones */
  readonly errorRows: readonly RowProblem[];
}

/** A row takes a fraction of a millisecond; the limit leaves room for a busy machine. */
const rowMilliseconds = 1_000;
/** How many records are passed on at a time. */
const batchSize = 200;

/**
 * Reads the rows of a table as records and passes them on in batches. A row that takes too long is refused; the
 * others are read.
 */
export async function recordsIn(
  { columns, rows }: ImportFile,
  reading: Omit<Reading, 'columns'>,
  handOn: (records: readonly ImportedRecord[]) => Promise<void>,
): Promise<RecordsFound> {
  const read = rowReader({ ...reading, columns });
  const errorRows: RowProblem[] = [];
  let [problemCount, refusedCount] = [0, 0];
  for (let from = 0; from < rows.length; from += batchSize) {
    const records: ImportedRecord[] = [];
    for (const row of rows.slice(from, from + batchSize)) {
      const { record, problems } = readInTime(read, row);
      if (record) records.push(record);
      else refusedCount += 1;
      problemCount += problems.length;
      errorRows.push(...problems.slice(0, mostToldProblems - errorRows.length));
    }
    await handOn(records);
  }
  return { rowCount: rows.length, refusedCount, problemCount, errorRows };
}

/** Tries a slow row twice, because the whole process may have been stopped the first time. */
export function readInTime(read: (row: ImportRow) => ReadRow, row: ImportRow, milliseconds = rowMilliseconds): ReadRow {
  let result: ReadRow = { record: null, problems: [{ row: row.row, column: null, code: 'importRowTooSlow' }] };
  const keep = (): void => {
    result = read(row);
  };
  if (!withinTime(milliseconds, keep)) withinTime(milliseconds, keep);
  return result;
}
