import { orFail } from '#server/operations/import/failImport.ts';
import { testImport } from '#server/operations/import/testImport.ts';
import { workOnJob } from '#server/operations/job/workOnJob.ts';
import type { Task } from '#workers/taskList.ts';

const test: Task<'import/testImport'> = (ctx, job) =>
  workOnJob(ctx, job.jobId, () => orFail(ctx, job, () => testImport(ctx, job)));

export default test;
