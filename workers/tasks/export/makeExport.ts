import { failExport } from '#server/operations/export/failExport.ts';
import { makeExport } from '#server/operations/export/makeExport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

/**
 * Creates the file of an export. A failure of the last attempt is shown to the person waiting; the cause is in the
 * log.
 */
const make: Task<'export/makeExport'> = (ctx, job) =>
  runJob(ctx, job.jobId, async () => {
    try {
      await makeExport(ctx, job);
    } catch (error) {
      if (!ctx.isLastAttempt) throw error;
      ctx.services.log.error({ err: error, exportId: job.exportId }, 'an export failed');
      await failExport(ctx, { ...job, failure: 'fault' });
    }
  });

export default make;
