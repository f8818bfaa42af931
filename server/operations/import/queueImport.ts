import { mappingProblems } from '#domain/import/importMappings.ts';
import { isImportFinished, isImportInProgress } from '#domain/import/importRules.ts';
import { readMappings } from '#domain/import/readMappings.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { announceImport } from '#server/operations/import/announceImport.ts';
import { deleteImportedRecords } from '#server/operations/import/deleteImportedRecords.ts';
import { lockImport, publishedVersionId } from '#server/operations/import/lockImport.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface Queued {
  readonly dataImportId: string;
  /** not validated yet */
  readonly mappings: unknown;
}

interface Work {
  readonly task: 'import/testImport' | 'import/runImport';
  readonly status: 'testing' | 'running';
}

async function queue(tx: Tx, { dataImportId: id, mappings: raw }: Queued, { task, status }: Work): Promise<void> {
  const held = await lockImport(tx, id);
  refuseUnless(held, 'outdated');
  if (isImportInProgress(held.status)) refuseIf('importUnderWay');
  if (isImportFinished(held.status)) refuseIf('importOver');
  const { teamId, masterTemplateId } = held;
  const flowTemplateId = await publishedVersionId(tx, masterTemplateId);
  const form = flowTemplateId === null ? null : await tx.ctx.services.loadForm(flowTemplateId, tx.queries);
  refuseUnless(form, 'importNeedsPublished');
  const read = readMappings(raw, form);
  if (!read.ok) throw new InvalidInput(read.error);
  const mappings = read.value;
  refuseProblems(mappingProblems(mappings, held.columns as string[], form));
  // records from a failed attempt may have used other mappings
  await deleteImportedRecords(tx, held);
  const subject = { type: 'DataImport', id };
  const payload = (jobId: string) => ({ jobId, dataImportId: id });
  const jobId = await startJob(tx, { task, teamId, subject, payload });
  const nothingFound = { refusedCount: null, problemCount: 0, errorRows: [], importedCount: 0, finishedAt: null };
  const request = { status, jobId, flowTemplateId, mappings: mappings as unknown as object };
  await tx.db.dataImport.update({ where: { id }, data: { ...request, ...nothingFound } });
  announceImport(tx, held);
}

/** Queues a test run: reads the file as an import would, and keeps only the problems found. */
export const queueImportTest = operation<Queued, string>('queueImportTest', async (tx, wanted) => {
  await queue(tx, wanted, { task: 'import/testImport', status: 'testing' });
  return wanted.dataImportId;
});

/** Queues the import of the file's records. Rows with errors are skipped and reported. */
export const queueImport = operation<Queued, string>('queueImport', async (tx, wanted) => {
  const id = wanted.dataImportId;
  await queue(tx, wanted, { task: 'import/runImport', status: 'running' });
  const { teamId, file, masterTemplate } = await tx.db.dataImport.findUniqueOrThrow({
    where: { id },
    include: { file: true, masterTemplate: true },
  });
  const data = { file: file.filename, form: masterTemplate.name };
  tx.audit({ kind: 'queueImport', teamId, subjectType: 'DataImport', subjectId: id, data });
  return id;
});
