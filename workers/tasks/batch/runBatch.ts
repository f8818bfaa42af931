import { runBatch } from '#server/operations/batch/runBatch.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const run: Task<'batch/runBatch'> = (ctx, job) => runJob(ctx, job.jobId, () => runBatch(ctx, job));

export default run;
