import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveListSubscription } from '#web/__generated__/useLiveListSubscription.graphql.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

const fewestRows = 20;

interface Shown {
  readonly rows: number;
  readonly isLoadingNext: boolean;
}

/** Refetches the list on changes, in place, keeping shown rows until the response arrives. */
export function useLiveList(lookAt: (count: number) => Observable<unknown>, { rows, isLoadingNext }: Shown): void {
  useLiveUpdates<useLiveListSubscription>({
    subscription: graphql`
      subscription useLiveListSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    refetch: () => lookAt(refetchRowCount(rows, fewestRows)),
    isLoadingNext,
  });
}
