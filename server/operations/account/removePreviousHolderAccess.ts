import { removeAllFactors } from '#server/operations/account/removeAllFactors.ts';
import { removeInvitedByAccount } from '#server/operations/account/removeInvitedByAccount.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * Removes what a previous user set up on an account that turns out to be someone else's: it must not let them back
 * in, let others in, or hide notifications from the owner. Add any new sign-in settings here.
 */
export async function removePreviousHolderAccess(tx: Tx, userId: string): Promise<void> {
  const { db } = tx;
  await removeAllFactors(tx, userId);
  await db.knownDevice.deleteMany({ where: { userId } });
  await removeInvitedByAccount(tx, userId);
  await db.emailSetting.deleteMany({ where: { ownerType: 'User', ownerId: userId } });
}
