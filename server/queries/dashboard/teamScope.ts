import type { Principal } from '#server/access/principal.ts';

/** All teams; only the API token's team; or all except the teams whose roles are withheld. */
export type TeamScope = 'everywhere' | 'inTeam' | 'besides';

/** The teams as a last parameter. A statement for all teams has none. */
export type TeamScopeParam = readonly [] | readonly [teams: readonly string[]];

/**
 * SQL for "the row belongs to a team that counts"; `place` is the parameter number. Separate texts, because one text
 * with a nullable team parameter hid the row counts from the planner.
 */
export function teamScopeSql(within: TeamScope, place: number, row = ''): string {
  const team = `${row}team_id`;
  const teams = `(SELECT $${place}::uuid[])::uuid[]`;
  return { everywhere: '', inTeam: `AND ${team} = ANY (${teams})`, besides: `AND ${team} <> ALL (${teams})` }[within];
}

export function teamScopeOf({ token, withheldTeamIds }: Principal): readonly [TeamScope, TeamScopeParam] {
  if (token) return ['inTeam', [withheldTeamIds.includes(token.teamId) ? [] : [token.teamId]]];
  return withheldTeamIds.length > 0 ? ['besides', [withheldTeamIds]] : ['everywhere', []];
}

/** Fetched page sizes. The limit is part of the text because the plan depends on it. */
const lengths = [20, 50, 100] as const;

export const fetchSize = (size: number): number => lengths.find((one) => one >= size) ?? lengths[2];
