import { workOnJob } from '#server/operations/job/workOnJob.ts';
import { writeMetrics } from '#server/operations/metrics/writeMetrics.ts';
import type { Task } from '#workers/taskList.ts';

/** Computes figures that someone requested and polls for. */
const countMetrics: Task<'metrics/countMetrics'> = (ctx, { jobId }) =>
  workOnJob(ctx, jobId, () => writeMetrics(ctx, jobId));

export default countMetrics;
