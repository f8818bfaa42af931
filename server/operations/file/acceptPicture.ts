import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import type { PictureSize } from '#server/documents/parsePictureSize.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { acceptFile, type FileAcceptance } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/Services.ts';

/** Types that a page can show and that can't contain scripts. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
const shownInMail: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
/** Fits the largest phone photos. A small file can decode to dimensions that exhaust a viewer's memory. */
const mostPixels = 8_192;
/**
 * How far into an image its size can be. Phones put previews and more before it in a JPEG; no other type needs as
 * much.
 */
const headBytes = 64 * 1024;
const headBytesOfJpeg = 1024 * 1024;

interface PictureRules extends FileAcceptance {
  /** the widest and highest, if less than usual */
  readonly maxPixels?: number;
  /** refuses pictures that email programs and PDFs can't show */
  readonly isForMail?: boolean;
}

/** Accepts a picture for a page, and refuses a file that is not one. Returns its size as shown. */
export async function acceptPicture(ctx: OperationContext, rules: PictureRules): Promise<PictureSize> {
  const { maxPixels = mostPixels, isForMail = false, ...acceptance } = rules;
  const file = await acceptFile(ctx, acceptance);
  const types = isForMail ? shownInMail : shown;
  const size = types.has(file.detectedType ?? '') ? await sizeOf(ctx, file) : null;
  if (!size)
    throw new InvalidInput([{ path: 'file', code: isForMail ? 'teamPictureUnreadable' : 'pictureUnreadable' }]);
  if (Math.max(size.width, size.height) > maxPixels) {
    throw new InvalidInput([{ path: 'file', code: 'pictureTooLarge', params: { max: maxPixels } }]);
  }
  return size;
}

function sizeOf({ services, actor }: OperationContext, file: StoredFile): Promise<PictureSize | null> {
  const { id, key, byteSize, detectedType } = file;
  const most = detectedType === 'image/jpeg' ? headBytesOfJpeg : headBytes;
  const end = Math.min(Number(byteSize), most) - 1;
  return services.measurePicture(() => services.files.read(key, { start: 0, end }), actingUserId(actor) ?? id);
}
