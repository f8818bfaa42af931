import { failImportOnError } from '#server/operations/import/failImport.ts';
import { runImport } from '#server/operations/import/runImport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const run: Task<'import/runImport'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => failImportOnError(ctx, job, () => runImport(ctx, job)));

export default run;
