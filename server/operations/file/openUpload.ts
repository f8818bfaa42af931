import { safeFileName } from '#server/files/fileNames.ts';
import { newFileKey } from '#server/files/keys.ts';
import { longestExpirySeconds, type PresignedPost } from '#server/files/store.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/ids.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/services.ts';

export interface NewUpload {
  readonly fileName: string;
  readonly contentType: string;
}

export interface ExpectedFile {
  readonly id: string;
  readonly key: string;
}

/** Notes that a person is about to upload a file. What arrives is looked at when it is accepted. */
export const expectFile = operation<NewUpload, ExpectedFile>('expectFile', async (tx, { fileName, contentType }) => {
  const file = { id: newId(), key: newFileKey('uploads') };
  const uploadedById = actingUserId(tx.ctx.actor);
  const filename = safeFileName(fileName);
  await tx.db.storedFile.create({ data: { ...file, filename, contentType, uploadedById, createdAt: tx.now } });
  return file;
});

export interface OpenedUpload extends PresignedPost {
  readonly fileId: string;
}

/** The permission to upload one file, for a browser that sends it to the store itself. */
export async function openUpload(ctx: OperationContext, upload: NewUpload, maxBytes: number): Promise<OpenedUpload> {
  const { id: fileId, key } = await expectFile(ctx, upload);
  const { contentType } = upload;
  const post = { key, contentType, maxBytes, expiresInSeconds: longestExpirySeconds };
  return { fileId, ...(await ctx.services.files.presignPost(post)) };
}
