import { addAbortSignal, type Readable } from 'node:stream';
import type { ExportFormat } from '#domain/export/exportRules.ts';
import type { ExportTable } from '#domain/export/ExportTable.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { csvFile, xlsxFile } from '#server/documents/writeTables.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import type { Export } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { failExport } from '#server/operations/export/failExport.ts';
import { finishExport } from '#server/operations/export/finishExport.ts';
import { ExportStopped, trackExportProgress } from '#server/operations/export/trackExportProgress.ts';
import { operation } from '#server/operations/operation.ts';
import type { ExportRequest } from '#server/queries/export/ExportRequest.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { TooManyRows } from '#server/queries/export/readableRows.ts';
import type { OperationContext } from '#server/Services.ts';
import { loadPrincipal } from '#server/sessions/loadPrincipal.ts';

interface ExportJob {
  readonly jobId: string;
  readonly exportId: string;
}

interface Making extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Creates the file of an export with what its owner can read now. If the job is killed, the next attempt starts over:
 * only the last transaction is visible, and it succeeds for one attempt only. Leftover bytes are swept.
 */
export async function makeExport(ctx: Making, job: ExportJob): Promise<void> {
  const { services } = ctx;
  const wanted = await services.db.export.findUnique({ where: { id: job.exportId } });
  if (wanted?.status !== 'running' || wanted.jobId !== job.jobId) return;
  const request = wanted.params as unknown as ExportRequest;
  const principal = await loadPrincipal(services.pool, wanted.userId, request.asker);
  const progress = trackExportProgress(ctx, wanted);
  try {
    const found =
      principal &&
      (await exportTables(services, { request, principal, type: wanted.exportType, onRows: progress.add }));
    if (!found) return await failExport(ctx, { ...job, failure: 'accessLost' });
    progress.expect(found.count);
    const tables = wanted.format === 'csv' ? [await found.whole()] : await found.sheets();
    const file = await noteExportFile(ctx, wanted);
    const content = written(wanted.format, tables);
    if (ctx.signal) addAbortSignal(ctx.signal, content);
    const { size: byteSize } = await services.files.put(file.key, content, contentTypes[wanted.format]);
    await finishExport(ctx, {
      ...job,
      ...{ file: { id: file.id, byteSize, contentType: contentTypes[wanted.format] }, reach: found.reach },
      rowCount: found.count,
    });
  } catch (error) {
    // canceled in the meantime
    if (error instanceof ExportStopped) return;
    if (!(error instanceof TooManyRows)) throw error;
    await failExport(ctx, { ...job, failure: 'tooManyRows' });
  }
}

function written(format: ExportFormat, tables: readonly ExportTable[]): Readable {
  const [only] = tables;
  return format === 'csv' && only ? csvFile(only) : xlsxFile(tables);
}

/**
 * The row is written before the bytes, so that the sweep finds unreferenced bytes. The file has no owner: it can be
 * downloaded only through its export, which checks permissions.
 */
const noteExportFile = operation<Export, { id: string; key: string }>(
  'noteExportFile',
  async (tx, { name, format, teamId }) => {
    const file = { id: newId(), key: newFileKey('generated') };
    const team = teamId === null ? null : await tx.db.team.findUnique({ where: { id: teamId } });
    const filename = safeFileName(`${name} ${dateIn(tx.now, team?.timeZone ?? 'UTC')}.${format}`);
    await tx.db.storedFile.create({
      data: { ...file, filename, contentType: contentTypes[format], createdAt: tx.now },
    });
    return file;
  },
);
