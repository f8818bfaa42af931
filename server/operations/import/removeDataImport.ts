import { isImportInProgress } from '#domain/import/importRules.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { announceImport } from '#server/operations/import/announceImport.ts';
import { deleteImportedRecords } from '#server/operations/import/deleteImportedRecords.ts';
import { lockImport } from '#server/operations/import/lockImport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

/** Removes an import completely: its records, its file, and itself. Returns its form's id. */
export const removeDataImport = operation<string, string>('removeDataImport', async (tx, id) => {
  const held = await lockImport(tx, id);
  refuseUnless(held, 'outdated');
  if (isImportInProgress(held.status)) refuseIf('importUnderWay');
  const { teamId, masterTemplateId, fileId } = held;
  const file = await tx.db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
  const records = await deleteImportedRecords(tx, held);
  await tx.db.dataImport.delete({ where: { id } });
  await discardFile(tx, fileId);
  announceImport(tx, held);
  const data = { file: file.filename, records };
  tx.audit({ kind: 'removeDataImport', teamId, subjectType: 'DataImport', subjectId: id, data });
  return masterTemplateId;
});
