import {
  createEntityRowReader,
  type EntityMappings,
  type EntityRowProblem,
  type ImportedKind,
  type ReadEntity,
  type ReadEntityRow,
} from '#domain/entity/entityImport.ts';
import type { ImportFile, ImportRow } from '#domain/import/createImportFileReader.ts';
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
/** A row with more problems than this is likely from another table. All are counted. */
const mostOfRow = 5;

/** Rows that are passed on. */
export interface EntityRowsPart {
  readonly records: readonly ReadEntity[];
  readonly problems: readonly EntityRowProblem[];
}

export interface EntityRowsSummary {
  readonly rowCount: number;
  readonly refusedCount: number;
  readonly problemCount: number;
}

/** Reads the rows of a table as entities and passes them on in batches. A row that takes too long is refused. */
export async function readEntityRows(
  { columns, rows }: ImportFile,
  { mappings, kind }: EntityReading,
  handOn: (part: EntityRowsPart) => Promise<void>,
): Promise<EntityRowsSummary> {
  const read = createEntityRowReader(columns, mappings, kind);
  let [problemCount, refusedCount] = [0, 0];
  for (let from = 0; from < rows.length; from += batchSize) {
    const records: ReadEntity[] = [];
    const found: EntityRowProblem[] = [];
    for (const row of rows.slice(from, from + batchSize)) {
      const { record, problems } = readWithTimeout(read, row);
      if (record) records.push(record);
      else refusedCount += 1;
      problemCount += problems.length;
      found.push(...problems.slice(0, mostOfRow));
    }
    await handOn({ records, problems: found });
  }
  return { rowCount: rows.length, refusedCount, problemCount };
}

function readWithTimeout(read: (row: ImportRow) => ReadEntityRow, row: ImportRow): ReadEntityRow {
  let result: ReadEntityRow = { record: null, problems: [{ row: row.row, column: null, code: 'importRowTooSlow' }] };
  runWithTimeout(rowMilliseconds, () => {
    result = read(row);
  });
  return result;
}
