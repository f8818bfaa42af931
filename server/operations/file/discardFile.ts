import type { Tx } from '#server/operations/operation.ts';

/** Gives up a file that nothing names any more. Its row stays until a sweep has removed the bytes. */
export async function discardFile({ db, now }: Pick<Tx, 'db' | 'now'>, fileId: string | null): Promise<void> {
  if (fileId !== null) await db.storedFile.update({ where: { id: fileId }, data: { deletedAt: now } });
}
