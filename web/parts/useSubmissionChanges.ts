import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';

import type { useSubmissionChangesSubscription } from '#web/__generated__/useSubmissionChangesSubscription.graphql.ts';
import { onReconnected } from '#web/relay/socket.ts';

/** Changes that come together are one look. */
const gatherMs = 200;

/** Looks again whenever somebody has changed a submission, and when the line is open again. */
export function useSubmissionChanges(id: string | null, look: () => void): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, gatherMs);
    };
    const subscription = requestSubscription<useSubmissionChangesSubscription>(environment, {
      subscription: graphql`
        subscription useSubmissionChangesSubscription($id: ID!, $after: String) {
          submissionChanged(id: $id, after: $after) {
            cursor
          }
        }
      `,
      variables: { id },
      onNext: soon,
      onError: () => undefined,
    });
    const forget = onReconnected(soon);
    return () => {
      clearTimeout(timer);
      forget();
      subscription.dispose();
    };
  }, [environment, id, look]);
}
