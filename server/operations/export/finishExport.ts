import { announceExport } from '#server/operations/export/announceExport.ts';
import { mailExportResult } from '#server/operations/export/mailExportResult.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { ExportContents } from '#server/queries/export/ExportRequest.ts';

interface Finished {
  readonly jobId: string;
  readonly exportId: string;
  readonly rowCount: number;
  readonly reach: ExportContents;
  readonly file: { readonly id: string; readonly byteSize: number; readonly contentType: string };
}

export const exportPath = (exportId: string): string => `/exports/${exportId}`;

/** The file is complete; the person who requested it is emailed once. */
export const finishExport = operation<Finished, void>(
  'finishExport',
  async (tx, { jobId, exportId: id, rowCount, reach, file }) => {
    await tx.db.$queryRaw`SELECT id FROM exports WHERE id = ${id}::uuid FOR UPDATE`;
    const made = await tx.db.export.findUnique({ where: { id } });
    if (made?.status !== 'running' || made.jobId !== jobId) return;
    const fileUrl = `${tx.ctx.services.publicUrl}${exportPath(id)}`;
    const { filename: fileName } = await tx.db.storedFile.findUniqueOrThrow({ where: { id: file.id } });
    if (!(await updateJob(tx, jobId, { state: 'complete', result: { exportId: id, fileUrl, fileName } }))) return;
    const stored = {
      state: 'stored',
      byteSize: file.byteSize,
      detectedType: file.contentType,
      storedAt: tx.now,
    } as const;
    await tx.db.storedFile.update({ where: { id: file.id }, data: stored });
    await tx.db.export.update({
      where: { id },
      data: { status: 'finished', fileId: file.id, rowCount, reach: { ...reach } as object, finishedAt: tx.now },
    });
    await mailExportResult(tx, made, 'exportReady', rowCount);
    announceExport(tx, made);
  },
);
