import type { Readable } from 'node:stream';
import type { EntityRowProblem, ReadEntity } from '#domain/entity/entityImport.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { ImportRow } from '#domain/import/createImportFileReader.ts';
import type { ImportedRecord, RowReaderOptions } from '#domain/import/createRowReader.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import type { EntityReading, EntityRowsPart, EntityRowsSummary } from '#server/documents/readEntityRows.ts';
import type { ImportSummary } from '#server/documents/readImportRecords.ts';
import { runInFileProcess, runInImportProcess, type TableHead } from '#server/documents/runInFileProcess.ts';

/** The largest CSV file takes a second, and a workbook with two million cells ten. */
const headMilliseconds = 60_000;
/** The largest file, each row with 200 answers, takes half a minute. */
const recordsMilliseconds = 180_000;

type Open = () => Promise<Readable>;

/** The columns of a table and its number of rows, read in a separate process. */
export async function readTableHead(
  open: Open,
  person: string,
  maxRows?: number,
): Promise<Result<TableHead, CodedProblem>> {
  const answer = await runInFileProcess(
    {
      input: { name: 'table', ...(maxRows === undefined ? {} : { maxRows }) },
      content: open,
      timeoutMs: headMilliseconds,
    },
    person,
  );
  if (answer === limitExceeded) return failed({ code: 'importFileTooSlow' });
  const read = answer as TableHead | CodedProblem;
  return 'code' in read ? failed(read) : ok(read);
}

interface ReadRecords {
  readonly found: ImportSummary;
  readonly records: readonly ImportedRecord[];
}

/** The records in a file and the problems of the other rows, read in a separate process. Imports of one team take turns. */
export async function readRecords(
  open: Open,
  reading: Omit<RowReaderOptions, 'columns'>,
  teamId: string,
): Promise<Result<ReadRecords, CodedProblem>> {
  let records: ImportedRecord[] = [];
  const answer = await runInImportProcess(
    {
      input: { name: 'records', reading },
      content: () => {
        records = [];
        return open();
      },
      onPart: (part) => {
        for (const record of part as readonly ImportedRecord[]) records.push(record);
      },
      timeoutMs: recordsMilliseconds,
    },
    teamId,
  );
  if (answer === limitExceeded) return failed({ code: 'importFileTooSlow' });
  const found = answer as ImportSummary | CodedProblem;
  return 'code' in found ? failed(found) : ok({ found, records });
}

interface ReadEntities {
  readonly found: EntityRowsSummary;
  readonly records: readonly ReadEntity[];
  /** of the other rows */
  readonly problems: readonly EntityRowProblem[];
}

/** The entities in a file and the problems of the other rows, read like records. */
export async function readEntities(
  open: Open,
  reading: EntityReading,
  teamId: string,
): Promise<Result<ReadEntities, CodedProblem>> {
  let records: ReadEntity[] = [];
  let problems: EntityRowProblem[] = [];
  const answer = await runInImportProcess(
    {
      input: { name: 'entities', reading },
      content: () => {
        [records, problems] = [[], []];
        return open();
      },
      onPart: (part) => {
        const some = part as EntityRowsPart;
        for (const record of some.records) records.push(record);
        for (const problem of some.problems) problems.push(problem);
      },
      timeoutMs: recordsMilliseconds,
    },
    teamId,
  );
  if (answer === limitExceeded) return failed({ code: 'importFileTooSlow' });
  const found = answer as EntityRowsSummary | CodedProblem;
  return 'code' in found ? failed(found) : ok({ found, records, problems });
}

/** Rows of a table as they are in the file, by their numbers. */
export async function readTableRows(
  open: Open,
  wanted: { readonly rows: readonly number[]; readonly maxRows: number },
  teamId: string,
): Promise<Result<readonly ImportRow[], CodedProblem>> {
  let rows: ImportRow[] = [];
  const answer = await runInImportProcess(
    {
      input: { name: 'rows', ...wanted },
      content: () => {
        rows = [];
        return open();
      },
      onPart: (part) => {
        for (const row of part as readonly ImportRow[]) rows.push(row);
      },
      timeoutMs: recordsMilliseconds,
    },
    teamId,
  );
  if (answer === limitExceeded) return failed({ code: 'importFileTooSlow' });
  const read = answer as TableHead | CodedProblem;
  return 'code' in read ? failed(read) : ok(rows);
}
