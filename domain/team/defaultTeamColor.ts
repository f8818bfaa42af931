/** A team that chose none: a color that says nothing. */
export const defaultTeamColor = '#363636';
