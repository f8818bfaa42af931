import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';

import type { useLiveSubmissionsSubscription } from '#web/__generated__/useLiveSubmissionsSubscription.graphql.ts';
import SubmissionListMore, {
  type SubmissionListMoreQuery,
} from '#web/__generated__/SubmissionListMoreQuery.graphql.ts';
import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { onReconnected } from '#web/relay/socket.ts';

const fewestRows = 20;
/** The server answers no more at once. */
const mostRows = 100;
/** Many changes that come together are one look. */
const gatherMs = 250;

/** What is listed anew is loaded anew, in place, with what is shown left standing until it comes. */
export function useLiveSubmissions(variables: SubmissionsScreenQuery['variables'], shown: number): void {
  const environment = useRelayEnvironment();
  const count = useRef(fewestRows);
  useEffect(() => {
    count.current = Math.min(Math.max(shown, fewestRows), mostRows);
  }, [shown]);
  const { status, assignedToMe } = variables;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    let isOver = false;
    const look = (): void => {
      timer = undefined;
      isLooking = true;
      fetchQuery<SubmissionListMoreQuery>(
        environment,
        SubmissionListMore,
        { status: status ?? null, assignedToMe, count: count.current, cursor: null },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        // what did not come now comes with the next change, or when the line is open again
        error: () => (isLooking = false),
        complete: () => (isLooking = false),
      });
    };
    const lookSoon = (): void => {
      if (isOver) return;
      timer ??= setTimeout(() => (isLooking ? again() : look()), gatherMs);
    };
    const again = (): void => {
      timer = undefined;
      lookSoon();
    };
    const subscription = requestSubscription<useLiveSubmissionsSubscription>(environment, {
      subscription: graphql`
        subscription useLiveSubmissionsSubscription {
          dashboardChanged {
            cursor
          }
        }
      `,
      variables: {},
      onNext: lookSoon,
      onError: () => undefined,
    });
    const forget = onReconnected(lookSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      forget();
      subscription.dispose();
    };
  }, [environment, status, assignedToMe]);
}
