import { graphql, useRelayEnvironment } from 'react-relay';
import MetricsScreen, { type MetricsScreenQuery } from '#web/__generated__/MetricsScreenQuery.graphql.ts';
import type { useLiveMetricsSubscription } from '#web/__generated__/useLiveMetricsSubscription.graphql.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { useLive } from '#web/relay/useLive.ts';

/** Throttles refetching: in a busy town, figures change all the time. */
const gatherMs = 2_000;

/** Refetches the figures in place when submissions change. */
export function useLiveMetrics(variables: MetricsScreenQuery['variables']): void {
  const environment = useRelayEnvironment();
  useLive<useLiveMetricsSubscription>({
    subscription: graphql`
      subscription useLiveMetricsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    look: () => askAgain<MetricsScreenQuery>(environment, MetricsScreen, variables),
    gatherMs,
  });
}
