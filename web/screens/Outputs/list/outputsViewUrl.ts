import { outputSorts, defaultOutputOrder, type OutputSort } from '#domain/filter/outputSorts.ts';
import { viewUrl, type ListSort, type ViewState } from '#web/lists/viewUrl.ts';

export type OutputListSort = ListSort<OutputSort>;
export type OutputListView = ViewState<OutputSort>;

/** URL parameters of the output list. */
export const outputsViewUrl = viewUrl({ path: '/outputs', sorts: outputSorts, usual: defaultOutputOrder });
