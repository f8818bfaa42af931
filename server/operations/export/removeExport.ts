import { removeExportRefusal } from '#domain/export/bulkExport.ts';
import { announceExport } from '#server/operations/export/announceExport.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

/** Removes an export from the list and deletes its file permanently. Idempotent. */
export const removeExport = operation<string, string>('removeExport', async (tx, id) => {
  await tx.db.$queryRaw`SELECT id FROM exports WHERE id = ${id}::uuid FOR UPDATE`;
  const removed = await tx.db.export.findUnique({ where: { id } });
  refuseUnless(removed, 'outdated');
  if (removed.removedAt !== null) return id;
  refuseIf(removeExportRefusal(removed.status));
  await tx.db.export.update({ where: { id }, data: { removedAt: tx.now, fileId: null } });
  await discardFile(tx, removed.fileId);
  announceExport(tx, removed);
  return id;
});
