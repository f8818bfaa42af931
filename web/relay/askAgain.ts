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
 * Asks for what is shown anew, into the store. Unlike `fetchQuery` it never joins an equal question that is under way:
 * the answer to that may be from before what has changed now.
 */
export const askAgain = <Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<unknown> =>
  environment.execute({ operation: createOperationDescriptor(getRequest(query), variables, { force: true }) });

/**
 * The same, unless the page knows more by the time that the answer is there: what is older than what it shows does not
 * go into the store. Answers whether it went there.
 */
export const askUnlessOlder = <Query extends OperationType>(
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
