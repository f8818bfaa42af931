import { orFail } from '#server/operations/import/failImport.ts';
import { runImport } from '#server/operations/import/runImport.ts';
import { workOnJob } from '#server/operations/job/workOnJob.ts';
import type { Task } from '#workers/taskList.ts';

const run: Task<'import/runImport'> = (ctx, job) =>
  workOnJob(ctx, job.jobId, () => orFail(ctx, job, () => runImport(ctx, job)));

export default run;
