import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';

import { takeAnswer } from '#web/relay/answersOfPage.ts';
import { fetchOperation } from '#web/relay/fetchOperation.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { signInPlace } from '#web/relay/signInPlace.ts';
import { subscribeToOperation } from '#web/relay/socket.ts';

const queriesKept = 30;
const staleAfterMs = 5 * 60_000;

/** A change whose session had ended meanwhile is sent again once the person has signed in, with all that was typed. */
const fetchWithSession: FetchFunction = async (operation, variables) => {
  const told = operation.operationKind === 'query' ? takeAnswer(operation, variables) : null;
  if (told) return told;
  try {
    return await fetchOperation(operation, variables);
  } catch (error) {
    const canContinue = operation.operationKind === 'mutation' && isSignedOut(error) && (await signInPlace());
    if (!canContinue) throw error;
    return fetchOperation(operation, variables);
  }
};

const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.failure === 'signedOut';

/** One a page: a change of who is signed in loads the page anew, so that nothing of one person is kept for another. */
export const environment = new Environment({
  network: Network.create(fetchWithSession, subscribeToOperation),
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: queriesKept,
    queryCacheExpirationTime: staleAfterMs,
  }),
  missingFieldHandlers: [
    {
      kind: 'linked',
      handle: (field, record, args) =>
        record?.getType() === '__Root' && field.name === 'node' && typeof args['id'] === 'string'
          ? args['id']
          : undefined,
    },
  ],
});
