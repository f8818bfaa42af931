import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { acceptFile, type Acceptance } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/services.ts';

/** What a page can show; nothing that could run. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Takes in a picture that a page is to show; what only says that it is one is refused. */
export async function acceptPicture(ctx: OperationContext, acceptance: Acceptance): Promise<StoredFile> {
  const file = await acceptFile(ctx, acceptance);
  if (!shown.has(file.detectedType ?? '')) throw new InvalidInput([{ path: 'file', code: 'pictureUnreadable' }]);
  return file;
}
