import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import type { PictureSize } from '#server/documents/parsePictureSize.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { acceptFile, type FileAcceptance } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/Services.ts';

/** Types that a page can show and that can't contain scripts. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
/** Fits the largest phone photos. A small file can decode to dimensions that exhaust a viewer's memory. */
const mostPixels = 8_192;
/**
 * How far into an image its size can be. Phones put previews and more before it in a JPEG; no other type needs as
 * much.
 */
const headBytes = 64 * 1024;
const headBytesOfJpeg = 1024 * 1024;

/** Accepts a picture for a page, and refuses a file that is not one. */
export async function acceptPicture(ctx: OperationContext, acceptance: FileAcceptance): Promise<StoredFile> {
  const file = await acceptFile(ctx, acceptance);
  const size = shown.has(file.detectedType ?? '') ? await sizeOf(ctx, file) : null;
  if (!size) throw new InvalidInput([{ path: 'file', code: 'pictureUnreadable' }]);
  if (Math.max(size.width, size.height) > mostPixels) {
    throw new InvalidInput([{ path: 'file', code: 'pictureTooLarge', params: { max: mostPixels } }]);
  }
  return file;
}

function sizeOf({ services, actor }: OperationContext, file: StoredFile): Promise<PictureSize | null> {
  const { id, key, byteSize, detectedType } = file;
  const most = detectedType === 'image/jpeg' ? headBytesOfJpeg : headBytes;
  const end = Math.min(Number(byteSize), most) - 1;
  return services.measurePicture(() => services.files.read(key, { start: 0, end }), actingUserId(actor) ?? id);
}
