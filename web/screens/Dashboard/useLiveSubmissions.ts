import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useLiveSubmissionsSubscription } from '#web/__generated__/useLiveSubmissionsSubscription.graphql.ts';
import { useLive } from '#web/relay/useLive.ts';

const fewestRows = 20;
/** The server answers no more at once. */
const mostRows = 100;

interface Shown {
  readonly rows: number;
  /** A look that ends after it would take the new page away again. */
  readonly isLoadingNext: boolean;
}

/** What is listed anew is loaded anew, in place, with what is shown left standing until it comes. */
export function useLiveSubmissions(
  lookAt: (count: number) => Observable<unknown>,
  { rows, isLoadingNext }: Shown,
): void {
  const count = Math.min(Math.max(rows, fewestRows), mostRows);
  const looking = useLive<useLiveSubmissionsSubscription>({
    subscription: graphql`
      subscription useLiveSubmissionsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    look: () => lookAt(count),
  });
  useEffect(() => {
    if (!isLoadingNext) return undefined;
    const held = looking.current;
    held?.hold();
    // what changed meanwhile is looked for with the new page
    return () => held?.release();
  }, [isLoadingNext, looking]);
}
