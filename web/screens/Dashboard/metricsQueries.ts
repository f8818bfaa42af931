import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts';
import { metricsFilterIn, metricsVariables } from '#web/charts/metricsFilter.ts';

export { default as MetricsParameters } from '#web/__generated__/DashboardScreenQuery$parameters.ts';

export const metricsVariablesIn = (search: URLSearchParams): DashboardScreenQuery['variables'] =>
  metricsVariables(metricsFilterIn(search));
