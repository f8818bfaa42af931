import { failEntityImportOnError } from '#server/operations/entity/import/failEntityImport.ts';
import { undoEntityImport } from '#server/operations/entity/import/undoEntityImport.ts';
import { runJob } from '#server/operations/job/runJob.ts';
import type { Task } from '#workers/taskList.ts';

const undo: Task<'entity/undoEntityImport'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => failEntityImportOnError(ctx, job, () => undoEntityImport(ctx, job)));

export default undo;
