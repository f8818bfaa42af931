import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type Observable,
  type OperationType,
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
