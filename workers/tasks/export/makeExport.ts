import { failExport } from '#server/operations/export/failExport.ts';
import { makeExport } from '#server/operations/export/makeExport.ts';
import { workOnJob } from '#server/operations/job/workOnJob.ts';
import type { Task } from '#workers/taskList.ts';

/** Makes the file of an export. What the last attempt could not do is said to whoever waits; why stands in the log. */
const make: Task<'export/makeExport'> = (ctx, job) =>
  workOnJob(ctx, job.jobId, async () => {
    try {
      await makeExport(ctx, job);
    } catch (error) {
      if (!ctx.isLastAttempt) throw error;
      ctx.services.log.error({ err: error, exportId: job.exportId }, 'an export failed');
      await failExport(ctx, { ...job, failure: 'fault' });
    }
  });

export default make;
