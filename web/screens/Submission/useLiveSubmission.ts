import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';

import SubmissionScreenNode, { type SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import type { useLiveSubmissionSubscription } from '#web/__generated__/useLiveSubmissionSubscription.graphql.ts';
import { onReconnected } from '#web/relay/socket.ts';

/** Changes that come together are one look. */
const gatherMs = 200;

/** What others change is shown without a reload: the submission is loaded anew, in place. */
export function useLiveSubmission(id: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fetchQuery<SubmissionScreenQuery>(environment, SubmissionScreenNode, { id }, { fetchPolicy: 'network-only' })
          // what does not come now comes with the next change, or when the line is open again
          .subscribe({ error: () => undefined });
      }, gatherMs);
    };
    const subscription = requestSubscription<useLiveSubmissionSubscription>(environment, {
      subscription: graphql`
        subscription useLiveSubmissionSubscription($id: ID!, $after: String) {
          submissionChanged(id: $id, after: $after) {
            cursor
          }
        }
      `,
      variables: { id },
      onNext: look,
      onError: () => undefined,
    });
    const forget = onReconnected(look);
    return () => {
      clearTimeout(timer);
      forget();
      subscription.dispose();
    };
  }, [environment, id]);
}
