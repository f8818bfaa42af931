import type { Tx } from '#server/operations/operation.ts';

/** The event topic for changes to one person's exports. */
export const exportsTopic = (userId: string): string => `exports:${userId}`;

export function announceExport(tx: Tx, { id, userId }: { readonly id: string; readonly userId: string }): void {
  tx.announce({ topic: exportsTopic(userId), teamId: null, payload: { exportId: id } });
}
