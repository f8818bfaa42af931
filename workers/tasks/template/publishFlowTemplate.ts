import { workOnJob } from '#server/operations/job/workOnJob.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import type { Task } from '#workers/taskList.ts';

/** Publishes a draft for the person who requested it. */
const publishFlowTemplate: Task<'template/publishFlowTemplate'> = (ctx, job) =>
  workOnJob(ctx, job.jobId, () => publishDraft(ctx, job));

export default publishFlowTemplate;
