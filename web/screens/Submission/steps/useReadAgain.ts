import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';

import type { useReadAgainQuery } from '#web/__generated__/useReadAgainQuery.graphql.ts';

/** Shows what is reviewed at a step as it is now, in place. */
export function useReadAgain(activeStepId: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<useReadAgainQuery>(
      environment,
      graphql`
        query useReadAgainQuery($id: ID!) {
          node(id: $id) {
            ... on ActiveStep @alias(as: "step") {
              ...ReviewStep_step
              ...ReviewAnswers_step
            }
          }
        }
      `,
      { id: activeStepId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      // what does not come now comes with the next attempt
      .catch(() => undefined);
  }, [environment, activeStepId]);
}
