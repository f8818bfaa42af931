import { lockAccount } from '#server/operations/account/lockAccount.ts';
import { acceptPicture } from '#server/operations/file/acceptPicture.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/** Fits an unedited phone photo; the browser sends a much smaller one. */
export const maxAvatarBytes = 5_000_000;

/** Checks an uploaded profile picture. */
export const acceptAvatar = (ctx: OperationContext, fileId: string): Promise<unknown> =>
  acceptPicture(ctx, { fileId, maxBytes: maxAvatarBytes });

/** Replaces the profile picture with an accepted file. Null shows the initials again. */
export async function setAvatar(tx: Tx, userId: string, fileId: string | null): Promise<void> {
  const { avatarFileId = null } = (await lockAccount(tx, { id: userId })) ?? {};
  if (avatarFileId === fileId) return;
  if (fileId !== null) await claimFile(tx, fileId, { use: 'avatar', teamId: null });
  await tx.db.user.update({ where: { id: userId }, data: { avatarFileId: fileId } });
  await discardFile(tx, avatarFileId);
}
