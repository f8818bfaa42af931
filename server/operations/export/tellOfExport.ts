import type { Tx } from '#server/operations/operation.ts';

/** Where changes of the exports of one person are told. */
export const exportsTopic = (userId: string): string => `exports:${userId}`;

export function tellOfExport(tx: Tx, { id, userId }: { readonly id: string; readonly userId: string }): void {
  tx.announce({ topic: exportsTopic(userId), teamId: null, payload: { exportId: id } });
}
