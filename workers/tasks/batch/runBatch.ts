import { runBatch } from '#server/operations/batch/runBatch.ts';
import { workOnJob } from '#server/operations/job/workOnJob.ts';
import type { Task } from '#workers/taskList.ts';

const run: Task<'batch/runBatch'> = (ctx, job) => workOnJob(ctx, job.jobId, () => runBatch(ctx, job));

export default run;
