import { startJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { MetricsRequest } from '#server/queries/metrics/metricsOf.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

/** The request as stored in the job's row. */
export interface StoredMetricsRequest extends MetricsRequest {
  readonly asker: RequesterLimits;
}

interface Wanted {
  readonly userId: string;
  readonly request: StoredMetricsRequest;
}

const task = 'metrics/countMetrics';

/** Requests the figures as text. An identical request that is in flight is reused. Returns the job's id. */
export const countMetrics = operation<Wanted, string>('countMetrics', async (tx, { userId, request }) => {
  // locked so that concurrent requests find each other
  await tx.db.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const kept = JSON.parse(JSON.stringify(request)) as object;
  const same = await tx.db.job.findFirst({
    where: { userId, task, finishedAt: null, request: { equals: kept } },
    select: { id: true },
  });
  if (same) return same.id;
  const teamId = request.asker.token?.teamId ?? null;
  const id = await startJob(tx, { task, teamId, userId, payload: (jobId) => ({ jobId }) });
  await tx.db.job.update({ where: { id }, data: { request: kept } });
  return id;
});
