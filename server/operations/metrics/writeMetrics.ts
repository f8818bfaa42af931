import { exportFailureWords } from '#messages/lists/exportWords.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import type { StoredMetricsRequest } from '#server/operations/metrics/countMetrics.ts';
import { operation } from '#server/operations/operation.ts';
import { metricsJson } from '#server/queries/metrics/metricsJson.ts';
import { metricsOf } from '#server/queries/metrics/metricsOf.ts';
import type { OperationContext } from '#server/Services.ts';
import { loadPrincipal } from '#server/sessions/loadPrincipal.ts';

interface Counted {
  readonly jobId: string;
  /** null if the person who asked is gone */
  readonly text: string | null;
}

const keepMetrics = operation<Counted, boolean>('keepMetrics', (tx, { jobId, text }) =>
  updateJob(
    tx,
    jobId,
    text === null
      ? { state: 'failed', failure: { code: 'accessLost', message: exportFailureWords.accessLost } }
      : { state: 'complete', result: text },
  ),
);

/** Computes the figures with the roles that the person who asked has now. */
export async function writeMetrics(ctx: OperationContext, jobId: string): Promise<void> {
  const { services } = ctx;
  const job = await services.db.job.findUniqueOrThrow({ where: { id: jobId } });
  const { asker, ...request } = job.request as unknown as StoredMetricsRequest;
  const principal = job.userId === null ? null : await loadPrincipal(services.pool, job.userId, asker);
  if (principal === null) return void (await keepMetrics(ctx, { jobId, text: null }));
  const metrics = await metricsOf({ pool: services.pool, principal, now: services.now() }, request);
  await keepMetrics(ctx, { jobId, text: await metricsJson(services, principal, metrics) });
}
