import type { MetricsScreenQuery } from '#web/__generated__/MetricsScreenQuery.graphql.ts';
import { filterIn, variablesOf } from '#web/screens/Metrics/metricsFilter.ts';

export { default as MetricsParameters } from '#web/__generated__/MetricsScreenQuery$parameters.ts';

export const variablesIn = (search: URLSearchParams): MetricsScreenQuery['variables'] => variablesOf(filterIn(search));
