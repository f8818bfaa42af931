import type { Tx } from '#server/operations/operation.ts';

export const entityTopic = (entityId: string): string => `entity:${entityId}`;

/** Notifies everyone who has the entity's page open. */
export function announceEntity(tx: Tx, { id, teamId }: { readonly id: string; readonly teamId: string }): void {
  tx.announce({ topic: entityTopic(id), teamId, payload: {} });
}
