import { maxRunningExports, type ExportFormat, type ExportType } from '#domain/export/exportRules.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { announceExport } from '#server/operations/export/announceExport.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { ExportRequest } from '#server/queries/export/ExportRequest.ts';

interface NewExport {
  /** who receives the file */
  readonly userId: string;
  /** the team whose data it contains; null if there are several */
  readonly teamId: string | null;
  readonly type: ExportType;
  readonly format: ExportFormat;
  readonly name: string;
  readonly request: ExportRequest;
  readonly batchExportTemplateId?: string;
  /** scheduled exports are not subject to the limit on running exports */
  readonly isByClock?: boolean;
}

/** Queues an export; a job creates the file. Returns the export's id. */
export async function startExport(tx: Tx, wanted: NewExport): Promise<string> {
  const { userId, teamId, type, format, name, request, batchExportTemplateId, isByClock = false } = wanted;
  if (!isByClock) {
    // locked so that concurrent requests count each other
    await tx.db.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const running = await tx.db.export.count({ where: { userId, status: 'running' } });
    if (running >= maxRunningExports) throw new Refusal('exportsRunning', { max: maxRunningExports });
  }
  const id = newId();
  const jobId = await startJob(tx, {
    task: 'export/makeExport',
    teamId,
    userId,
    subject: { type: 'Export', id },
    payload: (made) => ({ jobId: made, exportId: id }),
  });
  const about = { userId, teamId, exportType: type, format, name, jobId, createdAt: tx.now };
  await tx.db.export.create({
    data: {
      ...{ id, ...about, params: JSON.parse(JSON.stringify(request)) as object },
      batchExportTemplateId: batchExportTemplateId ?? null,
    },
  });
  announceExport(tx, { id, userId });
  return id;
}
