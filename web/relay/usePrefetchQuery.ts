import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type GraphQLTaggedNode, type OperationType, getRequest } from 'relay-runtime';

/** Preloads what comes next, so that it opens without a wait. Null sends nothing. */
export function usePrefetchQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): void {
  const environment = useRelayEnvironment();
  const subject = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (subject === null) return undefined;
    const values = JSON.parse(subject) as Query['variables'];
    const kept = environment.retain(createOperationDescriptor(getRequest(query), values));
    const response = fetchQuery<Query>(
      environment,
      query,
      values,
      { fetchPolicy: 'store-or-network' },
      // if this fails, the query is sent when the page opens
    ).subscribe({ error: () => undefined });
    return () => {
      response.unsubscribe();
      kept.dispose();
    };
  }, [environment, query, subject]);
}
