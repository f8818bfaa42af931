import type { Readable } from 'node:stream';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { ImportedRecord, Reading } from '#domain/import/rowReader.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { askFileProcess, askImportProcess, type TableHead } from '#server/documents/askFileProcess.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import type { RecordsFound } from '#server/documents/recordsIn.ts';

/** The largest file takes a second. */
const headMilliseconds = 15_000;
/** The largest file, each row with 200 answers, takes half a minute. */
const recordsMilliseconds = 180_000;

type Open = () => Promise<Readable>;

/** The columns of a file of earlier records and its number of rows, read in a separate process. */
export async function readTableHead(open: Open, person: string): Promise<Result<TableHead, CodedProblem>> {
  const answer = await askFileProcess(
    { asked: { name: 'table' }, content: open, milliseconds: headMilliseconds },
    person,
  );
  if (answer === tooMuch) return failed({ code: 'importFileTooSlow' });
  const read = answer as TableHead | CodedProblem;
  return 'code' in read ? failed(read) : ok(read);
}

interface ReadRecords {
  readonly found: RecordsFound;
  readonly records: readonly ImportedRecord[];
}

/** The records in a file and the problems of the other rows, read in a separate process. Imports of one team take turns. */
export async function readRecords(
  open: Open,
  reading: Omit<Reading, 'columns'>,
  teamId: string,
): Promise<Result<ReadRecords, CodedProblem>> {
  let records: ImportedRecord[] = [];
  const answer = await askImportProcess(
    {
      asked: { name: 'records', reading },
      content: () => {
        records = [];
        return open();
      },
      onPart: (part) => {
        for (const record of part as readonly ImportedRecord[]) records.push(record);
      },
      milliseconds: recordsMilliseconds,
    },
    teamId,
  );
  if (answer === tooMuch) return failed({ code: 'importFileTooSlow' });
  const found = answer as RecordsFound | CodedProblem;
  return 'code' in found ? failed(found) : ok({ found, records });
}
