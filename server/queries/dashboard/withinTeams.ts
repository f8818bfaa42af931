import type { Principal } from '#server/access/principal.ts';

/** All teams; of a key only its own; all besides those whose roles are not held. */
export type Within = 'everywhere' | 'inTeam' | 'besides';

/** The teams as a last parameter: where all count, a statement has none. */
export type TeamsParam = readonly [] | readonly [teams: readonly string[]];

/**
 * That a row is of a team that counts; `place` is the number of the parameter. Each is a text of its own: a team that may
 * be null, asked for with every person, hid from PostgreSQL how many rows there are.
 */
export function isWithin(within: Within, place: number, row = ''): string {
  const team = `${row}team_id`;
  const teams = `(SELECT $${place}::uuid[])::uuid[]`;
  return { everywhere: '', inTeam: `AND ${team} = ANY (${teams})`, besides: `AND ${team} <> ALL (${teams})` }[within];
}

export function withinOf({ token, withheldTeamIds }: Principal): readonly [Within, TeamsParam] {
  if (token) return ['inTeam', [withheldTeamIds.includes(token.teamId) ? [] : [token.teamId]]];
  return withheldTeamIds.length > 0 ? ['besides', [withheldTeamIds]] : ['everywhere', []];
}

/** In these lengths pages are fetched: the length stands in the text, since a plan depends on it. */
const lengths = [20, 50, 100] as const;

export const fetchedLength = (size: number): number => lengths.find((one) => one >= size) ?? lengths[2];
