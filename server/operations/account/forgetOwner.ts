import { forgetFactors } from '#server/operations/account/forgetFactors.ts';
import { forgetPlanted } from '#server/operations/account/forgetPlanted.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * What somebody set up on an account that turns out to be another's: nothing of it may let them back in, let others in, or
 * keep its owner from hearing of things. Whatever else a person can set up for signing in belongs here as well.
 */
export async function forgetOwner(tx: Tx, userId: string): Promise<void> {
  const { db } = tx;
  await forgetFactors(tx, userId);
  await db.knownDevice.deleteMany({ where: { userId } });
  await forgetPlanted(tx, userId);
  await db.emailSetting.deleteMany({ where: { ownerType: 'User', ownerId: userId } });
}
