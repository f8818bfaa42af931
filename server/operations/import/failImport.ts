import { isImportInProgress } from '#domain/import/importRules.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { statement } from '#server/database/statement.ts';
import { announceImport } from '#server/operations/import/announceImport.ts';
import { lockImport } from '#server/operations/import/lockImport.ts';
import { ImportTooSlow, type ImportJob } from '#server/operations/import/readImport.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface FailedImport {
  readonly dataImportId: string;
  readonly jobId: string | null;
  readonly code?: 'fault' | 'importFileTooSlow';
}

const tooSlowSentence = `The file ${refusalSentence('importFileTooSlow')}`;

/** Reports a failed import on its page. Records imported so far stay until someone retries or removes the import. */
const failImport = operation<FailedImport, void>('failImport', async (tx, failed) => {
  if (!(await markImportFailed(tx, failed)) || failed.jobId === null) return;
  const code = failed.code ?? 'fault';
  const failure = { code, message: code === 'fault' ? requestSentences.fault : tooSlowSentence };
  await updateJob(tx, failed.jobId, { state: 'failed', failure });
});

/** Marks an import as failed if this job was working on it, and returns whether it was. */
export async function markImportFailed(tx: Tx, { dataImportId: id, jobId }: FailedImport): Promise<boolean> {
  const held = await lockImport(tx, id);
  if (!held || !isImportInProgress(held.status) || held.jobId !== jobId) return false;
  await tx.db.dataImport.update({ where: { id }, data: { status: 'failed', finishedAt: tx.now } });
  announceImport(tx, held);
  return true;
}

interface Attempt extends OperationContext {
  readonly isLastAttempt: boolean;
}

/** Runs an import's work, and reports a failure of the last attempt to the user. The cause is in the log. */
export async function failImportOnError(ctx: Attempt, job: ImportJob, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ImportTooSlow) return failImport(ctx, { ...job, code: 'importFileTooSlow' });
    if (!ctx.isLastAttempt) throw error;
    ctx.services.log.error({ err: error, dataImportId: job.dataImportId }, 'an import failed');
    await failImport(ctx, job);
  }
}

/** Running imports that no job works on: their job has ended or doesn't exist. */
const stuckImports = statement<[most: number], { readonly id: string; readonly jobId: string | null }>(
  'sweep_stuck_imports',
  `SELECT i.id, i.job_id AS "jobId" FROM data_imports i LEFT JOIN jobs j ON j.id = i.job_id
   WHERE i.status IN ('testing', 'running') AND (j.id IS NULL OR j.finished_at IS NOT NULL) ORDER BY i.created_at LIMIT $1`,
);

const atOnce = 100;

/** Fails imports that no job works on. Returns how many. */
export async function sweepImports(ctx: OperationContext): Promise<number> {
  const stuck = await stuckImports.rows(ctx.services.pool, [atOnce]);
  for (const { id, jobId } of stuck) await failImport(ctx, { dataImportId: id, jobId });
  return stuck.length;
}
