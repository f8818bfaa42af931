import type { ExportFailure } from '#domain/export/exportRules.ts';
import { exportFailureWords } from '#messages/lists/exportWords.ts';
import { announceExport } from '#server/operations/export/announceExport.ts';
import { mailExportResult } from '#server/operations/export/mailExportResult.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

interface Failed {
  readonly exportId: string;
  /** the attempt that failed; ignored if a later attempt has replaced it */
  readonly jobId: string | null;
  readonly failure: ExportFailure;
}

/** Reports a failed export to the person who started it, on the page and once by email. */
export async function markExportFailed(tx: Tx, { exportId: id, jobId, failure }: Failed): Promise<void> {
  await tx.db.$queryRaw`SELECT id FROM exports WHERE id = ${id}::uuid FOR UPDATE`;
  const failed = await tx.db.export.findUnique({ where: { id } });
  if (failed?.status !== 'running' || failed.jobId !== jobId) return;
  await tx.db.export.update({ where: { id }, data: { status: 'failed', failure, finishedAt: tx.now } });
  if (jobId !== null)
    await updateJob(tx, jobId, { state: 'failed', failure: { code: failure, message: exportFailureWords[failure] } });
  // the person who canceled it knows
  if (failure !== 'canceled') await mailExportResult(tx, failed, 'exportFailed');
  announceExport(tx, failed);
}

export const failExport = operation<Failed, void>('failExport', markExportFailed);
