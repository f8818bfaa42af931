import { runJob } from '#server/operations/job/runJob.ts';
import { failOutput } from '#server/operations/output/failOutput.ts';
import { generateOutput } from '#server/operations/output/generateOutput.ts';
import type { Task } from '#workers/taskList.ts';

/** Generates an output's document. A failure of the last attempt is shown at the output; the cause is in the log. */
const generate: Task<'output/generateOutput'> = (ctx, job) =>
  runJob(ctx, job.jobId, async () => {
    try {
      await generateOutput(ctx, job);
    } catch (error) {
      if (!ctx.isLastAttempt) throw error;
      ctx.services.log.error({ err: error, issuedOutputId: job.issuedOutputId }, 'could not generate an output');
      await failOutput(ctx, job);
    }
  });

export default generate;
