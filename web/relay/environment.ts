import {
  Network,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { createEnvironment } from '#web/relay/createEnvironment.ts';
import { takeEmbeddedResponse } from '#web/relay/embeddedResponses.ts';
import { fetchOperation } from '#web/relay/fetchOperation.ts';
import { needsIdentityConfirmation, promptIdentityConfirmation } from '#web/relay/identityConfirmation.ts';
import { trackInFlight } from '#web/relay/inFlightRequests.ts';
import { enqueueMutation, mutationSubject } from '#web/relay/mutationQueue.ts';
import { keepPayload, mutationHeaders } from '#web/relay/ownMutations.ts';
import { waitForPendingCreations } from '#web/relay/pendingCreations.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { promptSignIn } from '#web/relay/signInPrompt.ts';
import { subscribeToOperation } from '#web/relay/socket.ts';
import { refetchWhileStale, recordMutationEnd } from '#web/relay/staleResponseGuard.ts';

const fetchFromPage: FetchFunction = (operation, variables, { metadata }) =>
  operation.operationKind === 'mutation'
    ? change(operation, variables, metadata ?? {})
    : (takeEmbeddedResponse(operation, variables) ??
      trackInFlight(refetchWhileStale(() => fetchOperation(operation, variables))));

function change(
  operation: RequestParameters,
  variables: Variables,
  { mutation, hasRevision }: Readonly<Record<string, unknown>>,
): Promise<GraphQLResponse> {
  const send = async (): Promise<GraphQLResponse> => {
    const answer = await changeAsPerson(operation, variables, mutationHeaders(mutation));
    keepPayload(mutation, (answer as { data?: unknown }).data);
    return answer;
  };
  const sent = enqueueMutation(mutationSubject(operation, variables), send);
  return hasRevision === true ? sent : trackInFlight(sent.finally(recordMutationEnd));
}

/**
 * Sends a mutation, and sends it again with the same input once the person has signed in again or confirmed their
 * identity, if that is needed.
 */
async function changeAsPerson(
  operation: RequestParameters,
  variables: Variables,
  headers: Readonly<Record<string, string>>,
): Promise<GraphQLResponse> {
  await waitForPendingCreations(variables);
  const send = (): Promise<GraphQLResponse> => fetchOperation(operation, variables, headers);
  const answer = await send().catch(async (error: unknown) => {
    if (!isSignedOut(error) || !(await promptSignIn())) throw error;
    return send();
  });
  return needsIdentityConfirmation(answer as { data?: unknown }) && (await promptIdentityConfirmation())
    ? send()
    : answer;
}

const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.failure === 'signedOut';

/** One per page load. Signing in or out reloads the page, so that no data of one person is kept for another. */
export const environment = createEnvironment(Network.create(fetchFromPage, subscribeToOperation));
