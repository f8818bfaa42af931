import { failEntityImportOnError } from '#server/operations/entity/import/failEntityImport.ts';
import { runEntityImport } from '#server/operations/entity/import/runEntityImport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const run: Task<'entity/runEntityImport'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => failEntityImportOnError(ctx, job, () => runEntityImport(ctx, job)));

export default run;
