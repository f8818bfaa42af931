import { graphql, useRelayEnvironment } from 'react-relay';
import MetricsScreen, { type DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts';
import type { useLiveMetricsSubscription } from '#web/__generated__/useLiveMetricsSubscription.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** Throttles refetching: in a busy town, figures change all the time. */
const gatherMs = 2_000;

/** Refetches the figures in place when submissions change. */
export function useLiveMetrics(variables: DashboardScreenQuery['variables']): void {
  const environment = useRelayEnvironment();
  useLiveUpdates<useLiveMetricsSubscription>({
    subscription: graphql`
      subscription useLiveMetricsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    refetch: () => refetchQuery<DashboardScreenQuery>(environment, MetricsScreen, variables),
    gatherMs,
  });
}
