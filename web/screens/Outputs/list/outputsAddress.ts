import { outputSorts, usualOutputOrder, type OutputSort } from '#domain/filter/outputSorts.ts';
import { viewAddress, type OrderOf, type ViewOf } from '#web/screens/Dashboard/viewAddress.ts';

export type OutputsOrder = OrderOf<OutputSort>;
export type OutputsView = ViewOf<OutputSort>;

/** URL parameters of the output list. */
export const outputsAddress = viewAddress({ path: '/outputs', sorts: outputSorts, usual: usualOutputOrder });
