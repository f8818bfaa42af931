/** Who decides that there is a new team: whoever runs the installation, or everybody for themselves. */
export const teamCreations = ['operator', 'approval', 'anybody'] as const;
export type TeamCreation = (typeof teamCreations)[number];

/** Where nothing was said, a stranger makes a team only where somebody tries it out. */
export const teamCreationOf = (setting: TeamCreation | undefined, isProduction: boolean): TeamCreation =>
  setting ?? (isProduction ? 'operator' : 'anybody');

/** How somebody comes to a team of their own. */
export const waysToTeam = ['create', 'apply', 'none'] as const;
export type WayToTeam = (typeof waysToTeam)[number];

export function wayToTeam(creation: TeamCreation, isOperator: boolean): WayToTeam {
  if (isOperator || creation === 'anybody') return 'create';
  return creation === 'approval' ? 'apply' : 'none';
}
