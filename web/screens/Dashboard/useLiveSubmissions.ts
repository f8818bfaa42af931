import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';

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

interface Shown {
  readonly rows: number;
  /** A look that ends after it would take the new page away again. */
  readonly isLoadingNext: boolean;
}

interface Looking {
  readonly hold: () => void;
  readonly release: () => void;
}

/** What is listed anew is loaded anew, in place, with what is shown left standing until it comes. */
export function useLiveSubmissions(variables: SubmissionsScreenQuery['variables'], shown: Shown): void {
  const environment = useRelayEnvironment();
  const { rows, isLoadingNext } = shown;
  const count = useRef(fewestRows);
  const looking = useRef<Looking>(null);
  useEffect(() => {
    count.current = Math.min(Math.max(rows, fewestRows), mostRows);
  }, [rows]);
  const { status, assignedToMe } = variables;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let look: Subscription | null = null;
    let isHeld = false;
    const begin = (): void => {
      timer = undefined;
      // a look that is under way ends first: where changes never stop, each one would call off the one before
      if (look !== null) return soon();
      const variablesNow = { status: status ?? null, assignedToMe, count: count.current, cursor: null };
      look = fetchQuery<SubmissionListMoreQuery>(environment, SubmissionListMore, variablesNow, {
        fetchPolicy: 'network-only',
      })
        .finally(() => (look = null))
        .subscribe({
          // what did not come now comes with the next change, or when the line is open again
          error: () => undefined,
        });
    };
    const soon = (): void => {
      if (!isHeld) timer ??= setTimeout(begin, gatherMs);
    };
    const hold = (): void => {
      isHeld = true;
      clearTimeout(timer);
      timer = undefined;
      look?.unsubscribe();
    };
    const release = (): void => {
      isHeld = false;
      soon();
    };
    looking.current = { hold, release };
    const subscription = requestSubscription<useLiveSubmissionsSubscription>(environment, {
      subscription: graphql`
        subscription useLiveSubmissionsSubscription($after: String) {
          dashboardChanged(after: $after) {
            cursor
          }
        }
      `,
      variables: {},
      onNext: soon,
      onError: () => undefined,
    });
    const forget = onReconnected(soon);
    return () => {
      looking.current = null;
      hold();
      forget();
      subscription.dispose();
    };
  }, [environment, status, assignedToMe]);
  useEffect(() => {
    if (!isLoadingNext) return undefined;
    looking.current?.hold();
    // what changed meanwhile is looked for with the new page
    return () => looking.current?.release();
  }, [isLoadingNext]);
}
