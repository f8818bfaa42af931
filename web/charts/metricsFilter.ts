import { isUuid } from '#domain/kernel/isUuid.ts';
import { periodProblems, type Days } from '#domain/metrics/periodProblems.ts';
import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts';

/** Plain IDs; empty lists mean all. */
export interface MetricsFilter extends Days {
  readonly teams: readonly string[];
  readonly forms: readonly string[];
}

/** Limits of the server and of an 8 kB URL, at 42 characters per ID ('form=', ID, separator). */
const mostTeams = 100;
export const maxFilterIds = 190;

/** Too large a selection is refused instead of truncated, because a partial count would be silently wrong. */
export const hasTooManyIds = ({ teams, forms }: Pick<MetricsFilter, 'teams' | 'forms'>): boolean =>
  teams.length > mostTeams || teams.length + forms.length > maxFilterIds;

/** The filter is in the URL so that it can be shared and bookmarked. Unknown values are ignored. */
export function metricsFilterIn(search: URLSearchParams): MetricsFilter {
  const ids = (name: string): readonly string[] => [...new Set(search.getAll(name).filter(isUuid))];
  const days = { from: search.get('from'), to: search.get('to') };
  const isSound = periodProblems(days).length === 0;
  return { teams: ids('team'), forms: ids('form'), ...(isSound ? days : { from: null, to: null }) };
}

export function metricsPath({ teams, forms, from, to }: MetricsFilter): string {
  const search = new URLSearchParams();
  for (const team of teams) search.append('team', team);
  for (const form of forms) search.append('form', form);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  return search.size === 0 ? '/metrics' : `/metrics?${search}`;
}

export const metricsVariables = ({ teams, forms, from, to }: MetricsFilter): DashboardScreenQuery['variables'] => ({
  teamIds: teams.length === 0 ? null : teams.map((id) => `Team:${id}`),
  formIds: forms.length === 0 ? null : forms.map((id) => `MasterTemplate:${id}`),
  launchedFrom: from,
  launchedTo: to,
});
