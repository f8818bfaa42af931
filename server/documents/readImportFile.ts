import type { Readable } from 'node:stream';
import type { ReadEntity } from '#domain/entity/entityImport.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { ImportedRecord, RowReaderOptions } from '#domain/import/createRowReader.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import type { EntityReading, EntityRowsSummary } from '#server/documents/readEntityRows.ts';
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
}

/** The entities in a file and the problems of the other rows, read like records. */
export async function readEntities(
  open: Open,
  reading: EntityReading,
  teamId: string,
): Promise<Result<ReadEntities, CodedProblem>> {
  let records: ReadEntity[] = [];
  const answer = await runInImportProcess(
    {
      input: { name: 'entities', reading },
      content: () => {
        records = [];
        return open();
      },
      onPart: (part) => {
        for (const record of part as readonly ReadEntity[]) records.push(record);
      },
      timeoutMs: recordsMilliseconds,
    },
    teamId,
  );
  if (answer === limitExceeded) return failed({ code: 'importFileTooSlow' });
  const found = answer as EntityRowsSummary | CodedProblem;
  return 'code' in found ? failed(found) : ok({ found, records });
}
