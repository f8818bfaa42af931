import type { Tx } from '#server/operations/operation.ts';

/**
 * Marks a file as no longer needed. The database leaves it alone if something still references it. The row stays
 * until a sweep has removed the bytes.
 */
export async function discardFile({ db, now }: Pick<Tx, 'db' | 'now'>, id: string | null): Promise<void> {
  if (id !== null) await db.storedFile.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } });
}
