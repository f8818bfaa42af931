import type { Tx } from '#server/operations/operation.ts';

export const customEntitiesTopic = (teamId: string): string => `customEntities:${teamId}`;

/** Notifies everyone who has the team's kinds of entities open. */
export function announceCustomEntities(tx: Tx, teamId: string): void {
  tx.announce({ topic: customEntitiesTopic(teamId), teamId, payload: {} });
}
