import { runJob } from '#server/operations/job/runJob.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import type { Task } from '#workers/taskList.ts';

/** Publishes a draft for the person who requested it. */
const publishFlowTemplate: Task<'template/publishFlowTemplate'> = (ctx, job) =>
  runJob(ctx, job.jobId, () => publishDraft(ctx, job));

export default publishFlowTemplate;
