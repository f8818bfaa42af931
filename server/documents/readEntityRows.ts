import {
  createEntityRowReader,
  type EntityMappings,
  type EntityRowProblem,
  type ImportedKind,
  type ReadEntity,
  type ReadEntityRow,
} from '#domain/entity/entityImport.ts';
import type { ImportFile, ImportRow } from '#domain/import/createImportFileReader.ts';
import { maxListedProblems } from '#domain/import/importRules.ts';
import { runWithTimeout } from '#server/documents/runWithTimeout.ts';

export interface EntityReading {
  readonly mappings: EntityMappings;
  readonly kind: ImportedKind;
  readonly maxRows: number;
}

/** A row takes a fraction of a millisecond; the limit leaves room for a busy machine. */
const rowMilliseconds = 1_000;
/** How many rows are passed on at a time. */
const batchSize = 500;

export interface EntityRowsSummary {
  readonly rowCount: number;
  readonly refusedCount: number;
  readonly problemCount: number;
  /** only the first ones */
  readonly errorRows: readonly EntityRowProblem[];
}

/** Reads the rows of a table as entities and passes them on in batches. A row that takes too long is refused. */
export async function readEntityRows(
  { columns, rows }: ImportFile,
  { mappings, kind }: EntityReading,
  handOn: (records: readonly ReadEntity[]) => Promise<void>,
): Promise<EntityRowsSummary> {
  const read = createEntityRowReader(columns, mappings, kind);
  const errorRows: EntityRowProblem[] = [];
  let [problemCount, refusedCount] = [0, 0];
  for (let from = 0; from < rows.length; from += batchSize) {
    const records: ReadEntity[] = [];
    for (const row of rows.slice(from, from + batchSize)) {
      const { record, problems } = readWithTimeout(read, row);
      if (record) records.push(record);
      else refusedCount += 1;
      problemCount += problems.length;
      errorRows.push(...problems.slice(0, maxListedProblems - errorRows.length));
    }
    await handOn(records);
  }
  return { rowCount: rows.length, refusedCount, problemCount, errorRows };
}

function readWithTimeout(read: (row: ImportRow) => ReadEntityRow, row: ImportRow): ReadEntityRow {
  let result: ReadEntityRow = { record: null, problems: [{ row: row.row, column: null, code: 'importRowTooSlow' }] };
  runWithTimeout(rowMilliseconds, () => {
    result = read(row);
  });
  return result;
}
