import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { usePanelRetryCount } from '#web/screens/Submission/dock/panelRetry.ts';

type OfSubmission = OperationType & { readonly variables: { readonly id: string } };

/**
 * Query of a part of the page that takes the submission's `id`: shows cached data while refetching, applies live
 * updates in place, and can be retried after a failure.
 */
export function useLiveQuery<Query extends OfSubmission>(query: GraphQLTaggedNode, id: string): Query['response'] {
  const fetchKey = usePanelRetryCount();
  useSubmissionChanges<Query>(id, query, { id });
  return useLazyLoadQuery<Query>(query, { id }, { fetchPolicy: 'store-and-network', fetchKey });
}
