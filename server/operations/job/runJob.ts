import { requestSentences } from '#messages/shell/requestSentences.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const beginJob = operation<string, boolean>('beginJob', (tx, jobId) =>
  updateJob(tx, jobId, { state: 'working', progress: 10 }),
);

const failJob = operation<string, boolean>('failJob', (tx, jobId) =>
  updateJob(tx, jobId, { state: 'failed', failure: { code: 'fault', message: requestSentences.fault } }),
);

interface Attempt extends OperationContext {
  readonly isLastAttempt: boolean;
}

/**
 * Runs a job that someone waits for, unless it has ended or was canceled. A failure of the last attempt is recorded
 * on the row; the cause is in the log.
 */
export async function runJob(ctx: Attempt, jobId: string, work: () => Promise<void>): Promise<void> {
  if (!(await beginJob(ctx, jobId))) return;
  try {
    await work();
  } catch (error) {
    if (!ctx.isLastAttempt) throw error;
    ctx.services.log.error({ jobId, err: error }, 'a job failed');
    await failJob(ctx, jobId);
  }
}
