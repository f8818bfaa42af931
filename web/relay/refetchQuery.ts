import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type Observable,
  type OperationType,
  type PayloadData,
} from 'relay-runtime';

/**
 * Refetches into the store. Unlike `fetchQuery`, it never joins an identical query in flight, whose response may
 * predate the change.
 */
export const refetchQuery = <Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<unknown> =>
  environment.execute({ operation: createOperationDescriptor(getRequest(query), variables, { force: true }) });

/** The same, but drops a response older than what the page shows by then. Emits whether the response was stored. */
export const refetchUnlessStale = <Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  isOlder: (data: PayloadData) => boolean,
): Observable<boolean> => {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true });
  return environment
    .getNetwork()
    .execute(operation.request.node.params, variables, { force: true })
    .map((answer) => {
      if (!('data' in answer) || !answer.data || isOlder(answer.data)) return false;
      environment.commitPayload(operation, answer.data);
      return true;
    });
};
