import { runJob } from '#server/operations/job/runJob.ts';
import { writeMetrics } from '#server/operations/metrics/writeMetrics.ts';
import type { Task } from '#workers/taskList.ts';

/** Computes figures that someone requested and polls for. */
const countMetrics: Task<'metrics/countMetrics'> = (ctx, { jobId }) =>
  runJob(ctx, jobId, () => writeMetrics(ctx, jobId));

export default countMetrics;
