import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveSubmissionsSubscription } from '#web/__generated__/useLiveSubmissionsSubscription.graphql.ts';
import { rowsAgain } from '#web/relay/rowsAgain.ts';
import { useLive } from '#web/relay/useLive.ts';

const fewestRows = 20;

interface Shown {
  readonly rows: number;
  readonly isLoadingNext: boolean;
}

/** Refetches the list on changes, in place, keeping shown rows until the response arrives. */
export function useLiveSubmissions(
  lookAt: (count: number) => Observable<unknown>,
  { rows, isLoadingNext }: Shown,
): void {
  useLive<useLiveSubmissionsSubscription>({
    subscription: graphql`
      subscription useLiveSubmissionsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    look: () => lookAt(rowsAgain(rows, fewestRows)),
    isLoadingNext,
  });
}
