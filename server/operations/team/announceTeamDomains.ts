import type { Tx } from '#server/operations/operation.ts';

export const teamDomainsTopic = (teamId: string): string => `teamDomains:${teamId}`;

/** Notifies everyone who has the team's settings open. */
export function announceTeamDomains(tx: Tx, teamId: string): void {
  tx.announce({ topic: teamDomainsTopic(teamId), teamId, payload: {} });
}
