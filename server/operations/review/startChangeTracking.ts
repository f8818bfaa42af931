import type { Tx } from '#server/operations/operation.ts';

/** After something was approved or accepted, saved answers may be changes since then, which are shown in lists. */
export async function startChangeTracking({ db, now }: Tx, id: string): Promise<void> {
  await db.submission.updateMany({ where: { id, approvedAt: null }, data: { approvedAt: now } });
}
