import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { usePanelAttempt } from '#web/screens/Submission/dock/panelAttempt.ts';

type OfSubmission = OperationType & { readonly variables: { readonly id: string } };

/**
 * What a part of the page asks by itself: what is known is shown at once and asked for anew, what others change is shown
 * in place, and after a failure 'Try again' asks again. Its query takes the submission's `id`.
 */
export function useLiveQuery<Query extends OfSubmission>(query: GraphQLTaggedNode, id: string): Query['response'] {
  const environment = useRelayEnvironment();
  const fetchKey = usePanelAttempt();
  useSubmissionChanges(id, () => askAgain<Query>(environment, query, { id }));
  return useLazyLoadQuery<Query>(query, { id }, { fetchPolicy: 'store-and-network', fetchKey });
}
