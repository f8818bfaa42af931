import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import { entityImportLimits } from '#domain/entity/entityImport.ts';
import type { ImportRow } from '#domain/import/createImportFileReader.ts';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { labeledRefusal } from '#messages/entity/labeledRefusal.ts';
import { readTableRows } from '#server/documents/readImportFile.ts';
import { xlsxFile } from '#server/documents/writeTables.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import type { EntityImport } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { ImportTooSlow } from '#server/operations/import/readImport.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows per batch. */
const atOnce = 500;

export interface RejectedFile {
  readonly id: string;
  readonly byteSize: number;
}

/**
 * Stores the rows with problems as a workbook, with the reasons in a column of their own, to be corrected and uploaded
 * again. A workbook keeps leading zeros, and text that looks like a formula stays text. Decision 0136.
 */
export async function storeRejectedRows(
  ctx: OperationContext,
  { fileId, teamId, columns }: EntityImport,
  problems: readonly EntityRowProblem[],
): Promise<RejectedFile | null> {
  if (problems.length === 0) return null;
  const { db, files } = ctx.services;
  const source = await db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
  const reasons = Map.groupBy(problems, ({ row }) => row);
  const wanted = { rows: [...reasons.keys()], maxRows: entityImportLimits.rows };
  const read = await readTableRows(() => files.read(source.key), wanted, teamId);
  if (!read.ok && read.error.code === 'importFileTooSlow') throw new ImportTooSlow('rejected rows take too long');
  if (!read.ok) throw new Error(`an import can no longer be read: ${read.error.code}`);
  const rows = read.value;
  // a file that was corrected once has a column of reasons already
  const kept = (columns as string[]).flatMap((name, place) => (name === words.problemColumn ? [] : [place]));
  const rowOf = ({ row, cells }: ImportRow): string[] => [
    ...kept.map((place) => cells[place] ?? ''),
    (reasons.get(row) ?? []).map(labeledRefusal).join(' '),
  ];
  const table = {
    name: words.rejectedSheet,
    headers: [...kept.map((place) => (columns as string[])[place] ?? ''), words.problemColumn],
    rows: async function* all() {
      for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce).map(rowOf);
    },
  };
  const file = await noteRejectedFile(ctx, words.rejectedFile(source.filename.replace(/\.[^.]*$/, '')));
  const { size: byteSize } = await files.put(file.key, xlsxFile([table]), contentType);
  return { id: file.id, byteSize };
}

/** The row is written before the bytes, so that the sweep finds unreferenced bytes. */
const noteRejectedFile = operation<string, { readonly id: string; readonly key: string }>(
  'noteRejectedEntityRows',
  async (tx, name) => {
    const file = { id: newId(), key: newFileKey('generated') };
    await tx.db.storedFile.create({
      data: { ...file, filename: safeFileName(name), contentType, createdAt: tx.now },
    });
    return file;
  },
);

/** Attaches a complete file to its import. */
export async function attachRejectedFile(tx: Tx, entityImportId: string, file: RejectedFile | null): Promise<void> {
  if (file === null) return;
  const { id, byteSize } = file;
  await tx.db.storedFile.update({
    where: { id },
    data: { state: 'stored', byteSize, detectedType: contentType, storedAt: tx.now },
  });
  await tx.db.entityImport.update({ where: { id: entityImportId }, data: { rejectedFileId: id } });
}

/** Removes the file of an earlier test. */
export async function detachRejectedFile(tx: Tx, { id, rejectedFileId }: EntityImport): Promise<void> {
  if (rejectedFileId === null) return;
  await tx.db.entityImport.update({ where: { id }, data: { rejectedFileId: null } });
  await discardFile(tx, rejectedFileId);
}
