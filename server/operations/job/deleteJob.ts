import { deleteJobRefusal } from '#domain/export/deleteJobRefusal.ts';
import { noteFailure } from '#server/operations/export/failExport.ts';
import { changeJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import { refuse, refuseUnless } from '#server/operations/refusals.ts';
import { exportFailureWords } from '#web/messages/exportWords.ts';

/** Whoever waited for a job does no longer: it is not there for them any more. An export under way is broken off. */
export const deleteJob = operation<string, string>('deleteJob', async (tx, id) => {
  await tx.db.$queryRaw`SELECT id FROM jobs WHERE id = ${id}::uuid FOR UPDATE`;
  const job = await tx.db.job.findUnique({ where: { id } });
  refuseUnless(job, 'outdated');
  refuse(deleteJobRefusal(job.task, job.finishedAt !== null));
  if (job.subjectType === 'Export' && job.subjectId !== null)
    await noteFailure(tx, { exportId: job.subjectId, jobId: id, failure: 'canceled' });
  await changeJob(tx, id, { state: 'failed', failure: { code: 'canceled', message: exportFailureWords.canceled } });
  await tx.db.job.update({ where: { id }, data: { canceledAt: job.canceledAt ?? tx.now } });
  return id;
});
