import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import ReviewScreenNode, { type ReviewScreenQuery } from '#web/__generated__/ReviewScreenQuery.graphql.ts';

/** Refetches what is reviewed at a step, in place. */
export function useRefetchReview(submissionId: string, stepId: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const variables = { submissionId, stepId };
    await fetchQuery<ReviewScreenQuery>(environment, ReviewScreenNode, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      // A failed refetch is retried on the next attempt.
      .catch(() => undefined);
  }, [environment, submissionId, stepId]);
}
