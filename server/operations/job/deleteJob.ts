import { deletedJobOutcome } from '#domain/job/deletedJobOutcome.ts';
import { exportFailureWords } from '#messages/lists/exportWords.ts';
import type { Job } from '#server/generated/prisma/client.ts';
import { markEntityImportFailed } from '#server/operations/entity/import/failEntityImport.ts';
import { markExportFailed } from '#server/operations/export/failExport.ts';
import { markImportFailed } from '#server/operations/import/failImport.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/**
 * Deletes a job for the person who waits for it. Work that is running stops, or continues without them if others need
 * it. A batch that stops stays visible as long as it has something to report and undo; deleting it again removes it.
 */
export const deleteJob = operation<string, string>('deleteJob', async (tx, id) => {
  // waits until the part of the batch, or the publication, being written is committed
  await tx.db.$queryRaw`SELECT id FROM jobs WHERE id = ${id}::uuid FOR UPDATE`;
  const job = await tx.db.job.findUnique({ where: { id } });
  refuseUnless(job, 'outdated');
  const isStopped = job.finishedAt === null && deletedJobOutcome(job.task) === 'canceled';
  const isStillShown = isStopped && (await hasDoneSomething(tx, id));
  if (isStopped) await cancel(tx, job);
  if (!isStillShown) await tx.db.job.update({ where: { id }, data: { canceledAt: job.canceledAt ?? tx.now } });
  return id;
});

async function cancel(tx: Tx, { id, subjectType, subjectId }: Job): Promise<void> {
  if (subjectType === 'Export' && subjectId !== null)
    await markExportFailed(tx, { exportId: subjectId, jobId: id, failure: 'canceled' });
  await updateJob(tx, id, { state: 'failed', failure: { code: 'canceled', message: exportFailureWords.canceled } });
  if (subjectType === 'DataImport' && subjectId !== null)
    await markImportFailed(tx, { dataImportId: subjectId, jobId: id });
  if (subjectType === 'EntityImport' && subjectId !== null)
    await markEntityImportFailed(tx, { entityImportId: subjectId, jobId: id });
}

const hasDoneSomething = async ({ db }: Tx, jobId: string): Promise<boolean> =>
  (await db.batchItem.count({ where: { batch: { jobId }, outcome: { not: 'waiting' } } })) > 0;
