import type { OutputCondition, SubmissionCondition } from '#domain/filter/filter.ts';
import { firstDay, type Days } from '#domain/metrics/periodProblems.ts';
import type { MetricsFilter } from '#web/charts/metricsFilter.ts';

interface Offered {
  readonly id: string;
  readonly teamId: string;
}

/** Limit of forms per list condition. */
const mostForms = 200;

/** Path of the list of what a figure counts; null if no list filter is equivalent. */
export type FigureListPath = (...also: readonly SubmissionCondition[]) => string | null;

/** Translates the dashboard's filter to list conditions; takes plain IDs. Decision 0042. */
export function figureListPath(filter: MetricsFilter, offered: readonly Offered[]): FigureListPath {
  const { teams, forms, from, to } = filter;
  const isChosen = teams.length > 0 || forms.length > 0;
  const ids = offered
    .filter(
      ({ id, teamId }) => (teams.length === 0 || teams.includes(teamId)) && (forms.length === 0 || forms.includes(id)),
    )
    .map(({ id }) => id);
  const own: readonly SubmissionCondition[] = [
    // Figures exclude imported records.
    { field: 'import', operator: 'is', value: 'notImported' },
    ...(isChosen ? [{ field: 'forms' as const, operator: 'is' as const, value: ids }] : []),
    ...(from === null && to === null
      ? []
      : [{ field: 'startedAt' as const, operator: 'between' as const, value: { from, to } }]),
  ];
  return (...also) => {
    const named = also.some(({ field, operator }) => field === 'forms' && operator === 'is');
    // A single form is already in the conditions.
    const kept = named ? own.filter(({ field }) => field !== 'forms') : own;
    const all = [...kept, ...also];
    const fits = all.every(({ value }) => !Array.isArray(value) || (value.length > 0 && value.length <= mostForms));
    return fits ? `/processes?${new URLSearchParams({ filters: JSON.stringify(all) })}` : null;
  };
}

/** Path of the outputs that a bar counts: issued in these days, whatever their status now. Takes a plain ID. */
export function issuedOutputsPath(identity: string, { from, to }: Days): string {
  const conditions: readonly OutputCondition[] = [
    { field: 'outputKinds', operator: 'is', value: [identity] },
    // Outputs without an issue date don't count.
    {
      field: 'issuedAt',
      operator: 'between',
      value: from === null && to === null ? { from: firstDay, to } : { from, to },
    },
  ];
  return `/outputs?${new URLSearchParams({ filters: JSON.stringify(conditions) })}`;
}

/** All submissions the viewer can see, ignoring their default view. */
export const allSubmissionsPath = `/processes?${new URLSearchParams({ filters: '[]' })}`;
