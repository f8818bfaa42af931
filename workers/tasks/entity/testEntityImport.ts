import { failEntityImportOnError } from '#server/operations/entity/import/failEntityImport.ts';
import { testEntityImport } from '#server/operations/entity/import/testEntityImport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const test: Task<'entity/testEntityImport'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => failEntityImportOnError(ctx, job, () => testEntityImport(ctx, job)));

export default test;
