import { InvalidInput } from '#domain/kernel/refusal.ts';
import { acceptUpload } from '#server/files/acceptUpload.ts';
import { newFileKey } from '#server/files/keys.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { actingUserId } from '#server/actor.ts';
import type { OperationContext } from '#server/services.ts';

/**
 * Takes in a file that the same person uploaded: its bytes are inspected, and kept where no upload can change them any
 * more. A file that was taken in already is answered as it is. Not for inside a transaction.
 */
export async function acceptFile(
  { services: { db, files, now }, actor }: OperationContext,
  fileId: string,
  maxBytes: number,
): Promise<StoredFile> {
  const uploadedById = actingUserId(actor);
  const file = await db.storedFile.findFirst({ where: { id: fileId, uploadedById, deletedAt: null } });
  if (!file || uploadedById === null || file.state === 'refused')
    throw new InvalidInput([{ path: 'file', code: 'fileUnknown' }]);
  if (file.state === 'stored') return file;
  const claim = { key: file.key, fileName: file.filename, contentType: file.contentType, maxBytes };
  const taken = await acceptUpload(files, claim, newFileKey('files'));
  if (!taken.ok) {
    const isThere = taken.error.code !== 'uploadMissing';
    if (isThere)
      await db.storedFile.updateMany({ where: { id: fileId, state: 'expected' }, data: { state: 'refused' } });
    throw new InvalidInput([{ path: 'file', ...taken.error }]);
  }
  const { key, size, detectedType } = taken.value;
  const data = { key, byteSize: size, detectedType, state: 'stored' as const, storedAt: now() };
  const { count } = await db.storedFile.updateMany({ where: { id: fileId, state: 'expected' }, data });
  if (count === 0) await files.delete(key);
  return db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
}
