import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { takeAnswer } from '#web/relay/answersOfPage.ts';
import { asksForConfirmation, confirmInPlace } from '#web/relay/confirmInPlace.ts';
import { fetchOperation } from '#web/relay/fetchOperation.ts';
import { byRevision, freshAnswer, noteChange } from '#web/relay/freshAnswer.ts';
import { handlerProvider } from '#web/relay/handlerProvider.ts';
import { inTurn, subjectOf } from '#web/relay/inTurn.ts';
import { untilMade } from '#web/relay/making.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { signInPlace } from '#web/relay/signInPlace.ts';
import { subscribeToOperation } from '#web/relay/socket.ts';
import { noteUnderWay } from '#web/relay/underWay.ts';

const queriesKept = 30;
const staleAfterMs = 5 * 60_000;

const fetchFromPage: FetchFunction = (operation, variables, { metadata }) =>
  operation.operationKind === 'mutation'
    ? inTurn(subjectOf(operation, variables), () => changeAsPerson(operation, variables)).finally(() => {
        if (metadata !== byRevision) noteChange();
      })
    : (takeAnswer(operation, variables) ?? noteUnderWay(freshAnswer(() => fetchOperation(operation, variables))));

/**
 * Sends a mutation, and sends it again with the same input once the person has signed in again or confirmed their
 * identity, if that is needed.
 */
async function changeAsPerson(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  await untilMade(variables);
  const send = (): Promise<GraphQLResponse> => fetchOperation(operation, variables);
  const answer = await send().catch(async (error: unknown) => {
    if (!isSignedOut(error) || !(await signInPlace())) throw error;
    return send();
  });
  return asksForConfirmation(answer as { data?: unknown }) && (await confirmInPlace()) ? send() : answer;
}

const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.failure === 'signedOut';

/** One per page load. Signing in or out reloads the page, so that no data of one person is kept for another. */
export const environment = new Environment({
  network: Network.create(fetchFromPage, subscribeToOperation),
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: queriesKept,
    queryCacheExpirationTime: staleAfterMs,
  }),
  handlerProvider,
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
