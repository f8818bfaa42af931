import { isUuid } from '#domain/kernel/isUuid.ts';
import { periodProblems, type Days } from '#domain/metrics/periodProblems.ts';
import type { MetricsScreenQuery } from '#web/__generated__/MetricsScreenQuery.graphql.ts';

/** Plain ids; empty lists leave nothing out. */
export interface MetricsFilter extends Days {
  readonly teams: readonly string[];
  readonly forms: readonly string[];
}

/** What the server compares at once, and what an address of 8 kB holds: 'form=', an id and what divides them, 42 letters each. */
const mostTeams = 100;
export const mostNamed = 190;

/** More than can be asked for at once is not asked for: whatever was left out would count wrong without a word. */
export const namesTooMany = ({ teams, forms }: Pick<MetricsFilter, 'teams' | 'forms'>): boolean =>
  teams.length > mostTeams || teams.length + forms.length > mostNamed;

/** The filter stands in the address, so that it can be sent and kept; what it does not know it leaves out. */
export function filterIn(search: URLSearchParams): MetricsFilter {
  const ids = (name: string): readonly string[] => [...new Set(search.getAll(name).filter(isUuid))];
  const days = { from: search.get('from'), to: search.get('to') };
  const isSound = periodProblems(days).length === 0;
  return { teams: ids('team'), forms: ids('form'), ...(isSound ? days : { from: null, to: null }) };
}

export function filterPath({ teams, forms, from, to }: MetricsFilter): string {
  const search = new URLSearchParams();
  for (const team of teams) search.append('team', team);
  for (const form of forms) search.append('form', form);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  return search.size === 0 ? '/metrics' : `/metrics?${search}`;
}

export const variablesOf = ({ teams, forms, from, to }: MetricsFilter): MetricsScreenQuery['variables'] => ({
  teamIds: teams.length === 0 ? null : teams.map((id) => `Team:${id}`),
  formIds: forms.length === 0 ? null : forms.map((id) => `MasterTemplate:${id}`),
  launchedFrom: from,
  launchedTo: to,
});
