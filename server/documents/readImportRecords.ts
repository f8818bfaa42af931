import type { ImportFile, ImportRow } from '#domain/import/createImportFileReader.ts';
import {
  createRowReader,
  type ImportedRecord,
  type ReadRow,
  type RowProblem,
  type RowReaderOptions,
} from '#domain/import/createRowReader.ts';
import { maxListedProblems } from '#domain/import/importRules.ts';
import { runWithTimeout } from '#server/documents/runWithTimeout.ts';

/** Everything about the rows of an import but the records themselves. */
export interface ImportSummary {
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
export async function readImportRecords(
  { columns, rows }: ImportFile,
  reading: Omit<RowReaderOptions, 'columns'>,
  handOn: (records: readonly ImportedRecord[]) => Promise<void>,
): Promise<ImportSummary> {
  const read = createRowReader({ ...reading, columns });
  const errorRows: RowProblem[] = [];
  let [problemCount, refusedCount] = [0, 0];
  for (let from = 0; from < rows.length; from += batchSize) {
    const records: ImportedRecord[] = [];
    for (const row of rows.slice(from, from + batchSize)) {
      const { record, problems } = readRowWithTimeout(read, row);
      if (record) records.push(record);
      else refusedCount += 1;
      problemCount += problems.length;
      errorRows.push(...problems.slice(0, maxListedProblems - errorRows.length));
    }
    await handOn(records);
  }
  return { rowCount: rows.length, refusedCount, problemCount, errorRows };
}

/** Tries a slow row twice, because the whole process may have been stopped the first time. */
export function readRowWithTimeout(
  read: (row: ImportRow) => ReadRow,
  row: ImportRow,
  milliseconds = rowMilliseconds,
): ReadRow {
  let result: ReadRow = { record: null, problems: [{ row: row.row, column: null, code: 'importRowTooSlow' }] };
  const keep = (): void => {
    result = read(row);
  };
  if (!runWithTimeout(milliseconds, keep)) runWithTimeout(milliseconds, keep);
  return result;
}
