import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { fetchOperation } from '#web/relay/fetchOperation.ts';
import { handlerProvider } from '#web/relay/handlerProvider.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { subscribeToOperation } from '#web/relay/socket.ts';

/**
 * Lets staff see what applicants see. A separate store keeps the two views apart. Read-only, here and on the server.
 */
export const createApplicantEnvironment = (): Environment =>
  new Environment({
    network: Network.create(
      (operation, variables) => {
        if (operation.operationKind === 'mutation') throw new RequestError('refused');
        return fetchOperation(operation, variables, { 'x-portico-view': 'applicant' });
      },
      (operation, variables) => subscribeToOperation(operation, variables).map(withoutContents),
    ),
    store: new Store(new RecordSource()),
    handlerProvider,
  });

/** Live events are filtered by the rights of staff, so this keeps only the fact that something changed. The
 * responses of their mutations go to the other store. */
function withoutContents(told: GraphQLResponse): GraphQLResponse {
  if (!('data' in told) || !told.data || !('submissionChanged' in told.data)) return told;
  return { ...told, data: { submissionChanged: { ...told.data['submissionChanged'], ...somethingElse } } };
}

const somethingElse = { changed: 'submission', answer: null, ownMutation: null } as const;
