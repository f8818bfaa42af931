import { outputSorts, usualOutputOrder, type OutputSort } from '#domain/filter/outputSorts.ts';
import { viewAddress, type OrderOf, type ViewOf } from '#web/screens/Dashboard/viewAddress.ts';

export type OutputsOrder = OrderOf<OutputSort>;
export type OutputsView = ViewOf<OutputSort>;

/** The view of the list of outputs in its address. */
export const outputsAddress = viewAddress({ path: '/outputs', sorts: outputSorts, usual: usualOutputOrder });
