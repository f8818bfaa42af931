import { imageSize } from 'image-size';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { FileStore } from '#server/files/store.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { acceptFile, type Acceptance } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/Services.ts';

/** What a page can show; nothing that could run. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
/** The largest photo of a telephone. A picture of few bytes may be so wide and high that whoever is shown it runs out of memory. */
const mostPixels = 8_192;
/** Telephones write a preview and more before a photo says how large it is. */
const headBytes = 1024 * 1024;

/** Takes in a picture that a page is to show; what only says that it is one is refused. */
export async function acceptPicture(ctx: OperationContext, acceptance: Acceptance): Promise<StoredFile> {
  const file = await acceptFile(ctx, acceptance);
  const size = shown.has(file.detectedType ?? '') ? await sizeOf(ctx.services.files, file) : null;
  if (!size) throw new InvalidInput([{ path: 'file', code: 'pictureUnreadable' }]);
  if (Math.max(size.width, size.height) > mostPixels) {
    throw new InvalidInput([{ path: 'file', code: 'pictureTooLarge', params: { max: mostPixels } }]);
  }
  return file;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function sizeOf(files: FileStore, { key, byteSize }: StoredFile): Promise<Size | null> {
  const chunks: Uint8Array[] = [];
  const end = Math.min(Number(byteSize), headBytes) - 1;
  for await (const chunk of await files.read(key, { start: 0, end })) chunks.push(chunk);
  try {
    return imageSize(Buffer.concat(chunks));
  } catch {
    // it begins as a picture and is none
    return null;
  }
}
