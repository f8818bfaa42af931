import type { Tx } from '#server/operations/operation.ts';

/** Something was approved or accepted: from now on, an answer that is saved may be a change since then, which is listed. */
export async function compareFromNow({ db, now }: Tx, id: string): Promise<void> {
  await db.submission.updateMany({ where: { id, approvedAt: null }, data: { approvedAt: now } });
}
