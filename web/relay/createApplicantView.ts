import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { fetchOperation } from '#web/relay/fetchOperation.ts';
import { handlerProvider } from '#web/relay/handlerProvider.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { subscribeToOperation } from '#web/relay/socket.ts';

/**
 * What applicants see, for somebody of the staff: a store of its own, so that nothing of one view is taken for the other.
 * Nothing can be changed by it, here or at the server.
 */
export const createApplicantView = (): Environment =>
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

/** What is told live goes by the rights of staff. Here it says that there is something to be asked for, and nothing else. */
function withoutContents(told: GraphQLResponse): GraphQLResponse {
  if (!('data' in told) || !told.data || !('submissionChanged' in told.data)) return told;
  return { ...told, data: { submissionChanged: { ...told.data['submissionChanged'], ...somethingElse } } };
}

const somethingElse = { changed: 'submission', answer: null } as const;
