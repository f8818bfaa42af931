import { InvalidInput, type Problem } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { acceptUpload } from '#server/files/acceptUpload.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import type { InspectedUpload } from '#server/files/inspectUpload.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { storeUpload } from '#server/operations/file/storeUpload.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

export interface FileAcceptance {
  readonly fileId: string;
  readonly maxBytes: number;
  /** the file can be kept before it has been scanned; no one can download it until then */
  readonly allowsUnscanned?: boolean;
}

/**
 * Accepts a file that the same person uploaded: inspects it and moves its bytes to where no upload can change them. A
 * file that was already accepted is returned as is. Not for use inside a transaction. See decision 0018.
 */
export async function acceptFile(ctx: OperationContext, acceptance: FileAcceptance): Promise<StoredFile> {
  const { fileId, maxBytes, allowsUnscanned: mayWait = false } = acceptance;
  const { db } = ctx.services;
  const incoming = ctx.incoming?.get(fileId);
  const uploadedById = actingUserId(ctx.actor);
  const own = { id: fileId, uploadedById, deletedAt: null };
  if (incoming && (await db.storedFile.count({ where: { id: fileId } })) === 0)
    await storeUpload(ctx, { ...incoming, id: fileId, maxBytes });
  const file = await db.storedFile.findFirst({ where: own });
  if (!file || uploadedById === null || file.state === 'refused') throw problem({ code: 'fileUnknown' });
  const taken = file.state === 'expected' ? await takeIn(ctx, file, maxBytes) : file;
  if (taken.state === 'infected') throw problem({ code: 'fileInfected', params: { fileName: taken.filename } });
  if (taken.state === 'checking' && !mayWait) throw problem({ code: 'fileBeingChecked' });
  return taken;
}

async function takeIn(ctx: OperationContext, file: StoredFile, maxBytes: number): Promise<StoredFile> {
  const { files, scanner, inspectPdf: lookIntoPdf, db } = ctx.services;
  const claim = { key: file.key, fileName: file.filename, contentType: file.contentType, maxBytes };
  const taken = await acceptUpload(files, claim, newFileKey('files'), {
    scanner,
    inspectPdf: lookIntoPdf,
    person: file.uploadedById ?? file.id,
  });
  if (!taken.ok) {
    if (taken.error.code !== 'uploadMissing') await refuseFile(ctx, { id: file.id, code: taken.error.code });
    throw problem({ ...taken.error, params: { ...taken.error.params, fileName: file.filename } });
  }
  if (!(await keep(ctx, { id: file.id, inspected: taken.value }))) await files.delete(taken.value.key);
  return db.storedFile.findUniqueOrThrow({ where: { id: file.id } });
}

const keep = operation<{ id: string; inspected: InspectedUpload }, boolean>(
  'acceptFile',
  async (tx, { id, inspected: { key, size, detectedType, isActive, isScanned } }) => {
    const state = isScanned ? ('stored' as const) : ('checking' as const);
    const data = { key, byteSize: size, detectedType, isActive, state, storedAt: tx.now };
    const { count } = await tx.db.storedFile.updateMany({ where: { id, state: 'expected', deletedAt: null }, data });
    if (count === 1 && !isScanned) await tx.enqueue('file/scanFile', { fileId: id }, { key: id });
    return count === 1;
  },
);

/** The row stays until it is swept, so that the same upload isn't tried again. Its bytes are gone. */
const refuseFile = operation<{ id: string; code: string }, void>('refuseFile', async (tx, { id, code }) => {
  const isInfected = code === 'fileInfected';
  const data = { state: isInfected ? ('infected' as const) : ('refused' as const), byteSize: 0 };
  const [file] = await tx.db.storedFile.updateManyAndReturn({ where: { id, state: 'expected' }, data });
  const about = { subjectType: 'StoredFile', subjectId: id };
  if (file && isInfected) tx.audit({ kind: 'fileInfected', ...about, data: { fileName: file.filename } });
});

const problem = (found: Omit<Problem, 'path'>): InvalidInput => new InvalidInput([{ path: 'file', ...found }]);
