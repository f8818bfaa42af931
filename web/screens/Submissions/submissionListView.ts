import { submissionSorts, defaultSubmissionOrder, type SubmissionSort } from '#domain/filter/submissionSorts.ts';
import type { Content } from '#domain/form/Content.ts';
import { viewUrl, type ListSort, type ViewState } from '#web/lists/viewUrl.ts';

export type SubmissionListSort = ListSort<SubmissionSort>;
export type SubmissionListView = ViewState<SubmissionSort>;

/** URL parameters of the submission list. */
export const submissionsViewUrl = viewUrl({
  ...{ path: '/processes', sorts: submissionSorts, usual: defaultSubmissionOrder },
  shortFilters,
});
export const defaultSubmissionView = submissionsViewUrl.usualView;
export const submissionViewIn = submissionsViewUrl.viewIn;
export const submissionViewPath = submissionsViewUrl.viewPath;

const shortStatuses: ReadonlySet<string> = new Set(['active', 'halted', 'completed']);

function shortFilters(search: URLSearchParams): readonly Content[] | null {
  const status = search.get('status') ?? '';
  const isMine = search.get('assigned') === 'me';
  const filters = [
    ...(isMine ? [{ field: 'assignedToMe', operator: 'is', value: true }] : []),
    ...(shortStatuses.has(status) ? [{ field: 'completion', operator: 'is', value: status }] : []),
  ];
  return filters.length === 0 ? null : filters;
}
