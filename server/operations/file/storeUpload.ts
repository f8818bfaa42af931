import type { Readable } from 'node:stream';
import { expectFile } from '#server/operations/file/openUpload.ts';
import type { OperationContext } from '#server/services.ts';

export interface IncomingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

const knownType = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** Puts a file that came with a request where a browser would have sent it. Whoever uses it takes it in from there. */
export async function storeUpload(
  ctx: OperationContext,
  { fileName, contentType, content }: IncomingFile,
): Promise<string> {
  // spreadsheet programs and their browsers call a list many things
  const type = /\.csv$/i.test(fileName) ? 'text/csv' : (contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const upload = { fileName, contentType: knownType.test(type) ? type : 'application/octet-stream' };
  const { id, key } = await expectFile(ctx, upload);
  await ctx.services.files.put(key, content, upload.contentType);
  return id;
}
