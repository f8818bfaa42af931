import { isImportInProgress } from '#domain/import/importRules.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { statement } from '#server/database/statement.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { ImportTooSlow } from '#server/operations/import/readImport.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface FailedImport {
  readonly entityImportId: string;
  readonly jobId: string | null;
  readonly code?: 'fault' | 'importFileTooSlow';
}

/** Reports a failed import, or a failed attempt to undo one. What it has done so far stays; running it again continues. */
const failEntityImport = operation<FailedImport, void>('failEntityImport', async (tx, failed) => {
  await markEntityImportFailed(tx, failed);
  if (failed.jobId === null) return;
  const code = failed.code ?? 'fault';
  const message = code === 'fault' ? requestSentences.fault : `The file ${refusalSentence('importFileTooSlow')}`;
  await updateJob(tx, failed.jobId, { state: 'failed', failure: { code, message } });
});

/** Marks an import as failed if this job was working on it. An import that is being undone stays finished. */
export async function markEntityImportFailed(tx: Tx, { entityImportId: id, jobId }: FailedImport): Promise<void> {
  const held = await lockEntityImport(tx, id);
  if (held?.jobId !== jobId) return;
  if (isImportInProgress(held.status))
    await tx.db.entityImport.update({ where: { id }, data: { status: 'failed', finishedAt: tx.now } });
  announceEntityImport(tx, held);
}

interface Attempt extends OperationContext {
  readonly isLastAttempt: boolean;
}

/** Runs an import's work, and reports a failure of the last attempt to the user. The cause is in the log. */
export async function failEntityImportOnError(
  ctx: Attempt,
  job: EntityImportJob,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ImportTooSlow) return failEntityImport(ctx, { ...job, code: 'importFileTooSlow' });
    if (!ctx.isLastAttempt) throw error;
    ctx.services.log.error({ err: error, entityImportId: job.entityImportId }, 'an import of entities failed');
    await failEntityImport(ctx, job);
  }
}

/** Running imports that no job works on: their job has ended or doesn't exist. */
const stuckImports = statement<[most: number], { readonly id: string; readonly jobId: string | null }>(
  'sweep_stuck_entity_imports',
  `SELECT i.id, i.job_id AS "jobId" FROM entity_imports i LEFT JOIN jobs j ON j.id = i.job_id
   WHERE i.status IN ('testing', 'running') AND (j.id IS NULL OR j.finished_at IS NOT NULL) ORDER BY i.created_at LIMIT $1`,
);

const atOnce = 100;

/** Fails imports that no job works on. Returns how many. */
export async function sweepEntityImports(ctx: OperationContext): Promise<number> {
  const stuck = await stuckImports.rows(ctx.services.pool, [atOnce]);
  for (const { id, jobId } of stuck) await failEntityImport(ctx, { entityImportId: id, jobId });
  return stuck.length;
}
