import type { Tx } from '#server/operations/operation.ts';

/**
 * What somebody set up on an account that turns out to be another's: nothing of it may let them back in, or keep its
 * owner from hearing of things. Whatever else a person can set up for signing in belongs here as well.
 */
export async function forgetOwner({ db }: Tx, userId: string): Promise<void> {
  await db.knownDevice.deleteMany({ where: { userId } });
  await db.emailSetting.deleteMany({ where: { ownerType: 'User', ownerId: userId } });
}
