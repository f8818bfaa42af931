import { setImmediate } from 'node:timers/promises';
import type { Form } from '#domain/form/Form.ts';
import type { ImportMappings } from '#domain/import/importMappings.ts';
import { mostToldProblems } from '#domain/import/importRules.ts';
import { rowReader, type ImportedRecord, type RowProblem } from '#domain/import/rowReader.ts';
import type { DataImport } from '#server/generated/prisma/client.ts';
import { readTable } from '#server/operations/import/readTable.ts';
import type { Services } from '#server/Services.ts';

export interface ImportJob {
  readonly jobId: string;
  readonly dataImportId: string;
}

/** The import on which a job works; null when it is gone, over, or another's by now. */
export async function importOf(
  { db }: Pick<Services, 'db'>,
  { jobId, dataImportId }: ImportJob,
  status: 'testing' | 'running',
): Promise<DataImport | null> {
  return db.dataImport.findFirst({ where: { id: dataImportId, jobId, status } });
}

interface Read {
  readonly form: Form;
  readonly rowCount: number;
  readonly records: readonly ImportedRecord[];
  readonly found: {
    readonly refusedCount: number;
    readonly problemCount: number;
    /** the first of them */
    readonly errorRows: RowProblem[];
  };
}

/** So many rows are read before others have their turn. */
const atOnce = 200;

/** All rows of a file, by the mappings of its import: the records that they are, and what is wrong in the others. */
export async function readImport(services: Services, wanted: DataImport, signal?: AbortSignal): Promise<Read> {
  const { db, files, loadForm } = services;
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: wanted.fileId } });
  const team = await db.team.findUniqueOrThrow({ where: { id: wanted.teamId } });
  const form = wanted.flowTemplateId === null ? null : await loadForm(wanted.flowTemplateId);
  const table = await readTable(await files.read(file.key));
  // both were seen to before the work was asked for
  if (!form || !table.ok) throw new Error(`import ${wanted.id} cannot be read any more`);
  const { columns, rows } = table.value;
  const mappings = wanted.mappings as unknown as ImportMappings;
  const read = rowReader({ columns, mappings, form, timeZone: team.timeZone, now: services.now() });
  const records: ImportedRecord[] = [];
  const errorRows: RowProblem[] = [];
  let problemCount = 0;
  for (const [place, row] of rows.entries()) {
    if (place % atOnce === 0) {
      await setImmediate();
      signal?.throwIfAborted();
    }
    const { record, problems } = read(row);
    if (record) records.push(record);
    problemCount += problems.length;
    errorRows.push(...problems.slice(0, mostToldProblems - errorRows.length));
  }
  const refusedCount = rows.length - records.length;
  return { form, rowCount: rows.length, records, found: { refusedCount, problemCount, errorRows } };
}
