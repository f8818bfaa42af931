import { entityMappingProblems, undoRefusal } from '#domain/entity/entityImport.ts';
import { readEntityMappings } from '#domain/entity/readEntityMappings.ts';
import { isImportFinished, isImportInProgress } from '#domain/import/importRules.ts';
import type { EntityImport } from '#server/generated/prisma/client.ts';
import { announceEntityImport, lockEntityImport } from '#server/operations/entity/import/lockEntityImport.ts';
import { detachRejectedFile } from '#server/operations/entity/import/storeRejectedRows.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface Queued {
  readonly entityImportId: string;
  /** not validated yet */
  readonly mappings: unknown;
}

interface Work {
  readonly task: 'entity/testEntityImport' | 'entity/runEntityImport';
  readonly status: 'testing' | 'running';
}

async function queue(tx: Tx, { entityImportId: id, mappings: raw }: Queued, { task, status }: Work): Promise<void> {
  const held = await lockEntityImport(tx, id);
  refuseUnless(held, 'outdated');
  if (isImportInProgress(held.status) || (await isUndoing(tx, held))) refuseIf('importUnderWay');
  if (isImportFinished(held.status)) refuseIf('importOver');
  const { teamId, customEntityId } = held;
  const kind = await tx.db.customEntity.findUniqueOrThrow({
    where: { id: customEntityId },
    include: { customEntityFields: true },
  });
  refuseUnless(kind.archivedAt === null, 'outdated');
  const mappings = readEntityMappings(raw);
  const fields = kind.customEntityFields;
  refuseProblems(entityMappingProblems(mappings, held.columns as string[], { nameFieldId: kind.nameFieldId, fields }));
  const subject = { type: 'EntityImport', id };
  const jobId = await startJob(tx, { task, teamId, subject, payload: (job) => ({ jobId: job, entityImportId: id }) });
  const nothingFound = { refusedCount: null, problemCount: 0, errorRows: [], finishedAt: null };
  // what a failed attempt has done stays done: the same rows again change nothing
  const counts = { doneRow: 0, createdCount: 0, updatedCount: 0, unchangedCount: 0 };
  await detachRejectedFile(tx, held);
  await tx.db.entityImport.update({
    where: { id },
    data: {
      ...{ status, jobId, mappings: mappings as unknown as object, undoneAt: null, keptCount: null },
      ...nothingFound,
      ...counts,
    },
  });
  announceEntityImport(tx, held);
}

/** Whether a job is undoing the import now. */
const isUndoing = async ({ db }: Tx, { jobId, undoneAt }: EntityImport): Promise<boolean> =>
  undoneAt !== null && jobId !== null && (await db.job.count({ where: { id: jobId, finishedAt: null } })) > 0;

/** Queues a test run: reads the file as an import would, and keeps only what it would do. */
export const queueEntityImportTest = operation<Queued, string>('queueEntityImportTest', async (tx, wanted) => {
  await queue(tx, wanted, { task: 'entity/testEntityImport', status: 'testing' });
  return wanted.entityImportId;
});

/** Queues the import. Rows with problems are skipped and reported. */
export const queueEntityImport = operation<Queued, string>('queueEntityImport', async (tx, wanted) => {
  const id = wanted.entityImportId;
  await queue(tx, wanted, { task: 'entity/runEntityImport', status: 'running' });
  const { teamId, file, customEntity } = await tx.db.entityImport.findUniqueOrThrow({
    where: { id },
    include: { file: true, customEntity: true },
  });
  const data = { file: file.filename, entity: customEntity.name };
  tx.audit({ kind: 'queueEntityImport', teamId, subjectType: 'EntityImport', subjectId: id, data });
  return id;
});

/** Queues undoing a finished import. Entities that changed since are left alone and counted. */
export const queueEntityImportUndo = operation<{ readonly entityImportId: string }, string>(
  'queueEntityImportUndo',
  async (tx, { entityImportId: id }) => {
    const held = await lockEntityImport(tx, id);
    refuseUnless(held, 'outdated');
    const hasRows = (await tx.db.entityImportRow.count({ where: { entityImportId: id } })) > 0;
    refuseIf(undoRefusal({ ...held, hasRows, isUndoing: await isUndoing(tx, held) }));
    const subject = { type: 'EntityImport', id };
    const payload = (jobId: string) => ({ jobId, entityImportId: id });
    const jobId = await startJob(tx, { task: 'entity/undoEntityImport', teamId: held.teamId, subject, payload });
    await tx.db.entityImport.update({
      where: { id },
      data: { jobId, undoneAt: tx.now, keptCount: held.keptCount ?? 0 },
    });
    const { filename } = await tx.db.storedFile.findUniqueOrThrow({ where: { id: held.fileId } });
    const data = { file: filename };
    tx.audit({ kind: 'queueEntityImportUndo', teamId: held.teamId, subjectType: 'EntityImport', subjectId: id, data });
    announceEntityImport(tx, held);
    return id;
  },
);
