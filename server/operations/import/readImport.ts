import type { Form } from '#domain/form/Form.ts';
import type { ImportedRecord } from '#domain/import/createRowReader.ts';
import type { ImportMappings } from '#domain/import/importMappings.ts';
import { readRecords } from '#server/documents/readImportFile.ts';
import type { ImportSummary } from '#server/documents/readImportRecords.ts';
import type { DataImport } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/Services.ts';

export interface ImportJob {
  readonly jobId: string;
  readonly dataImportId: string;
}

/** The import this job works on; null if it is gone, has ended, or belongs to another job now. */
export async function activeImport(
  { db }: Pick<Services, 'db'>,
  { jobId, dataImportId }: ImportJob,
  status: 'testing' | 'running',
): Promise<DataImport | null> {
  return db.dataImport.findFirst({ where: { id: dataImportId, jobId, status } });
}

interface Read {
  readonly form: Form;
  readonly records: readonly ImportedRecord[];
  readonly found: Pick<ImportSummary, 'refusedCount' | 'problemCount' | 'errorRows'>;
}

/** Reading the file exceeds an import's time or memory limit, so a retry would fail as well. */
export class ImportTooSlow extends Error {
  override readonly name = 'ImportTooSlow';
}

/** Reads all rows of a file with the import's mappings: the valid records, and the problems in the other rows. */
export async function readImport(services: Services, wanted: DataImport, signal?: AbortSignal): Promise<Read> {
  const { db, files, loadForm } = services;
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: wanted.fileId } });
  const team = await db.team.findUniqueOrThrow({ where: { id: wanted.teamId } });
  const form = wanted.flowTemplateId === null ? null : await loadForm(wanted.flowTemplateId);
  // checked before the job was queued
  if (!form) throw new Error(`import ${wanted.id} has no form`);
  const mappings = wanted.mappings as unknown as ImportMappings;
  const reading = { mappings, form, timeZone: team.timeZone, now: services.now() };
  const read = await readRecords(() => files.read(file.key), reading, team.id);
  signal?.throwIfAborted();
  if (!read.ok && read.error.code === 'importFileTooSlow')
    throw new ImportTooSlow(`import ${wanted.id} takes too long`);
  if (!read.ok) throw new Error(`import ${wanted.id} can no longer be read: ${read.error.code}`);
  const { rowCount: _, ...found } = read.value.found;
  return { form, records: read.value.records, found };
}
