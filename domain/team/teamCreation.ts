/** Who can create a team: only operators, anyone after approval, or anyone. */
export const teamCreations = ['operator', 'approval', 'anybody'] as const;
export type TeamCreation = (typeof teamCreations)[number];

/** The default: only operators in production, and anyone elsewhere. */
export const teamCreationOf = (setting: TeamCreation | undefined, isProduction: boolean): TeamCreation =>
  setting ?? (isProduction ? 'operator' : 'anybody');

/** How a person gets a team of their own. */
export const ownTeamPaths = ['create', 'apply', 'none'] as const;
export type OwnTeamPath = (typeof ownTeamPaths)[number];

export function ownTeamPathOf(creation: TeamCreation, isOperator: boolean): OwnTeamPath {
  if (isOperator || creation === 'anybody') return 'create';
  return creation === 'approval' ? 'apply' : 'none';
}
