import type { OutputListScreenQuery } from '#web/__generated__/OutputListScreenQuery.graphql.ts';
import { listQueryVariables } from '#web/lists/viewUrl.ts';
import { outputsViewUrl } from '#web/screens/Outputs/list/outputsViewUrl.ts';

export { default as OutputListParameters } from '#web/__generated__/OutputListScreenQuery$parameters.ts';

export const outputListVariables = (search: URLSearchParams): OutputListScreenQuery['variables'] =>
  listQueryVariables(outputsViewUrl.viewIn(search));
