import type { Tx } from '#server/operations/operation.ts';

/**
 * Gives up a file that nothing names any more; what something keeps is left as it is, which the database sees to. The
 * row stays until a sweep has removed the bytes.
 */
export async function discardFile({ db, now }: Pick<Tx, 'db' | 'now'>, id: string | null): Promise<void> {
  if (id !== null) await db.storedFile.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } });
}
