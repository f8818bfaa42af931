import type { OutputCondition, SubmissionCondition } from '#domain/filter/filter.ts';
import { firstDay, type Days } from '#domain/metrics/periodProblems.ts';
import type { MetricsFilter } from '#web/screens/Metrics/metricsFilter.ts';

interface Offered {
  readonly id: string;
  readonly teamId: string;
}

/** A condition of the list names no more. */
const mostForms = 200;

/** The way to the list of what a figure counts; null where no filter of the list says the same. */
export type ListPaths = (...also: readonly SubmissionCondition[]) => string | null;

/** The conditions of the dashboard's filter in the words of the list; plain ids. Decision 0042. */
export function listPathsOf(filter: MetricsFilter, offered: readonly Offered[]): ListPaths {
  const { teams, forms, from, to } = filter;
  const isChosen = teams.length > 0 || forms.length > 0;
  const ids = offered
    .filter(
      ({ id, teamId }) => (teams.length === 0 || teams.includes(teamId)) && (forms.length === 0 || forms.includes(id)),
    )
    .map(({ id }) => id);
  const own: readonly SubmissionCondition[] = [
    // records of the past count in no figure
    { field: 'import', operator: 'is', value: 'notImported' },
    ...(isChosen ? [{ field: 'forms' as const, operator: 'is' as const, value: ids }] : []),
    ...(from === null && to === null
      ? []
      : [{ field: 'startedAt' as const, operator: 'between' as const, value: { from, to } }]),
  ];
  return (...also) => {
    const named = also.some(({ field, operator }) => field === 'forms' && operator === 'is');
    // one form is named already
    const kept = named ? own.filter(({ field }) => field !== 'forms') : own;
    const all = [...kept, ...also];
    const fits = all.every(({ value }) => !Array.isArray(value) || (value.length > 0 && value.length <= mostForms));
    return fits ? `/processes?${new URLSearchParams({ filters: JSON.stringify(all) })}` : null;
  };
}

/** The outputs of a kind that a bar counts: what was issued in these days, whatever has become of it. A plain id. */
export function issuedPath(identity: string, { from, to }: Days): string {
  const conditions: readonly OutputCondition[] = [
    { field: 'outputKinds', operator: 'is', value: [identity] },
    // what has no day yet was not issued
    {
      field: 'issuedAt',
      operator: 'between',
      value: from === null && to === null ? { from: firstDay, to } : { from, to },
    },
  ];
  return `/outputs?${new URLSearchParams({ filters: JSON.stringify(conditions) })}`;
}

/** All that the viewer sees, whatever their list begins with. */
export const allSubmissionsPath = `/processes?${new URLSearchParams({ filters: '[]' })}`;
