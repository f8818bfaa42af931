import { normaliseContentType, unknownContent } from '#server/files/contentTypes.ts';
import type { IncomingFile } from '#server/files/IncomingFiles.ts';
import { newId } from '#server/newId.ts';
import { expectFile } from '#server/operations/file/openUpload.ts';
import type { OperationContext } from '#server/Services.ts';

export interface ReceivedFile extends IncomingFile {
  readonly maxBytes: number;
  readonly id?: string;
}

/**
 * Stores a file from a multipart request where a browser would have uploaded it. Leaves nothing behind if it can't be
 * stored.
 */
export async function storeUpload(
  ctx: OperationContext,
  { fileName, contentType, byteSize, maxBytes, open, id = newId() }: ReceivedFile,
): Promise<string> {
  // spreadsheet programs and browsers report many content types for CSV
  const type = /\.csv$/i.test(fileName) ? 'text/csv' : (normaliseContentType(contentType) ?? unknownContent);
  const { key } = await expectFile(ctx, { id, fileName, contentType: type, byteSize, maxBytes });
  const { files, db } = ctx.services;
  try {
    await files.put(key, open(), type);
  } catch (error) {
    await db.storedFile.deleteMany({ where: { id, state: 'expected' } });
    throw error;
  }
  return id;
}
