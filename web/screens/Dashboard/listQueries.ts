import type { OutputListScreenQuery } from '#web/__generated__/OutputListScreenQuery.graphql.ts';
import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import type { Place } from '#web/navigation/PageSource.ts';
import { viewIn } from '#web/screens/Dashboard/listView.ts';
import { rowsAt } from '#web/screens/Dashboard/rowsKept.ts';
import { variablesOf } from '#web/screens/Dashboard/viewAddress.ts';
import { outputsAddress } from '#web/screens/Outputs/list/outputsAddress.ts';

export { default as OutputListParameters } from '#web/__generated__/OutputListScreenQuery$parameters.ts';
export { default as SubmissionsParameters } from '#web/__generated__/SubmissionsScreenQuery$parameters.ts';

export { default as PeekParameters } from '#web/__generated__/PeekScreenQuery$parameters.ts';

export const variablesIn = ({ search, key }: Place): SubmissionsScreenQuery['variables'] => ({
  ...variablesOf(viewIn(search)),
  count: rowsAt({ search, key }),
});

export const outputVariablesIn = (search: URLSearchParams): OutputListScreenQuery['variables'] =>
  variablesOf(outputsAddress.viewIn(search));
