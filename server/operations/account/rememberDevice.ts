import { createHash } from 'node:crypto';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Hashed per person, so that a shared browser is known to each of them separately and the table doesn't reveal its
 * cookie.
 */
const digestOf = (device: string, userId: string): string =>
  createHash('sha256').update(`${device} ${userId}`).digest('base64url');

/** How many browsers are remembered per person. */
const mostDevices = 20;

interface Device {
  readonly userId: string;
  /** of its cookie */
  readonly device: string;
}

/** Failed sign-ins elsewhere no longer lock the person out of a remembered browser. */
export const rememberDevice = operation<Device, null>('rememberDevice', async ({ db, now }, { userId, device }) => {
  const id = digestOf(device, userId);
  await db.knownDevice.upsert({
    where: { id },
    create: { id, userId, createdAt: now, seenAt: now },
    update: { seenAt: now },
  });
  const orderBy = [{ seenAt: 'desc' as const }, { id: 'asc' as const }];
  const kept = await db.knownDevice.findMany({ where: { userId }, orderBy, take: mostDevices, select: { id: true } });
  await db.knownDevice.deleteMany({ where: { userId, id: { notIn: kept.map((each) => each.id) } } });
  return null;
});

export async function isKnownDevice({ services }: OperationContext, { userId, device }: Device): Promise<boolean> {
  return (await services.db.knownDevice.count({ where: { id: digestOf(device, userId) } })) > 0;
}
