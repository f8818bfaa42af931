import { failImportOnError } from '#server/operations/import/failImport.ts';
import { testImport } from '#server/operations/import/testImport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const test: Task<'import/testImport'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => failImportOnError(ctx, job, () => testImport(ctx, job)));

export default test;
