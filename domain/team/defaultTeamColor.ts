/** For teams without a color: a neutral gray. */
export const defaultTeamColor = '#363636';
