import { submissionSorts, usualOrder, type SubmissionSort } from '#domain/filter/submissionSorts.ts';
import type { Content } from '#domain/form/Content.ts';
import { viewAddress, type OrderOf, type ViewOf } from '#web/screens/Dashboard/viewAddress.ts';

export type ListOrder = OrderOf<SubmissionSort>;
export type ListView = ViewOf<SubmissionSort>;

/** URL parameters of the submission list. */
export const submissionsAddress = viewAddress({
  ...{ path: '/processes', sorts: submissionSorts, usual: usualOrder },
  shortFilters,
});
export const usualView = submissionsAddress.usualView;
export const viewIn = submissionsAddress.viewIn;
export const viewPath = submissionsAddress.viewPath;

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
