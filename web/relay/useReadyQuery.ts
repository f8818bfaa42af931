import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type GraphQLTaggedNode, type OperationType, getRequest } from 'relay-runtime';

/** Has what comes next at hand while something else is looked at: it opens without a wait. Null asks nothing. */
export function useReadyQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): void {
  const environment = useRelayEnvironment();
  const subject = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (subject === null) return undefined;
    const values = JSON.parse(subject) as Query['variables'];
    const kept = environment.retain(createOperationDescriptor(getRequest(query), values));
    const asked = fetchQuery<Query>(
      environment,
      query,
      values,
      { fetchPolicy: 'store-or-network' },
      // what does not come now is asked for when it is opened
    ).subscribe({ error: () => undefined });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, query, subject]);
}
