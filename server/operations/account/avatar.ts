import { lockAccount } from '#server/operations/account/lockAccount.ts';
import { acceptPicture } from '#server/operations/file/acceptPicture.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/** A photo as telephones take them; the browser sends a far smaller one. */
export const largestAvatar = 5_000_000;

/** Looks at a picture that somebody wants to be seen by. */
export const acceptAvatar = (ctx: OperationContext, fileId: string): Promise<unknown> =>
  acceptPicture(ctx, { fileId, maxBytes: largestAvatar });

/** Keeps the picture that was taken in, in place of the one before; null: the letters of the name stand there again. */
export async function keepAvatar(tx: Tx, userId: string, fileId: string | null): Promise<void> {
  const { avatarFileId = null } = (await lockAccount(tx, { id: userId })) ?? {};
  if (avatarFileId === fileId) return;
  if (fileId !== null) await claimFile(tx, fileId, { use: 'avatar', teamId: null });
  await tx.db.user.update({ where: { id: userId }, data: { avatarFileId: fileId } });
  await discardFile(tx, avatarFileId);
}
