import type { IncomingMessage } from 'node:http';
import {
  getOperationAST,
  GraphQLError,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { storageProblem } from '#domain/kernel/storable.ts';
import { actorKey, type Actor } from '#server/actor.ts';
import { maskError, maskResult } from '#server/graphql/faults.ts';
import { withoutHints } from '#server/graphql/httpHints.ts';
import { sharedSubscribe } from '#server/graphql/live/sharedSubscribe.ts';
import { parseLimitedDocument } from '#server/graphql/parseLimitedDocument.ts';
import { tooManyRequestsError } from '#server/graphql/rateLimit.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { invalidInputError, onlyKnownDocuments, unknownDocument, unreadable } from '#server/graphql/requestErrors.ts';
import { runWithCost } from '#server/graphql/runWithCost.ts';
import { closeSocketWithSession } from '#server/http/closeSocketWithSession.ts';
import type { TakeRequest } from '#server/http/createRequestBudgets.ts';
import { NoDelayWebSocket } from '#server/http/NoDelayWebSocket.ts';
import { socketLimits, type AdmittedSocket, type SocketLimiter } from '#server/http/SocketLimiter.ts';
import type { Services } from '#server/Services.ts';

export interface GraphqlSocket {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly operations: PersistedOperations;
  readonly contextOf: (
    request: IncomingMessage,
    connectionParams: Readonly<Record<string, unknown>>,
  ) => Promise<RequestContext>;
  readonly isOpen: boolean;
  readonly socketLimiter: SocketLimiter;
  readonly networkOf: (request: IncomingMessage) => string;
  readonly takeRequest: TakeRequest;
}

const mostFrameBytes = 64 * 1024;
const initWithin = 3_000;
/** The retry delay when too many sockets are open. */
const waitForSocketSeconds = 30;
/** "Try again later": after one of the GraphQL protocol's close codes, clients would give up permanently. */
const comeAgain = 1013;

/**
 * GraphQL over WebSocket on the same port: subscriptions for browsers, and for API keys everything they may send over
 * HTTP.
 */
export function createGraphqlSocket({
  schema,
  services,
  operations,
  contextOf,
  isOpen,
  socketLimiter: limiter,
  networkOf,
  takeRequest,
}: GraphqlSocket): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: NoDelayWebSocket,
    maxPayload: mostFrameBytes,
    verifyClient: ({ origin }: { origin: string | undefined }) => !origin || origin === services.publicUrl,
  });
  useServer(
    {
      connectionInitWaitTimeout: initWithin,
      onConnect: async (socket) => {
        const { extra, connectionParams = {} } = socket;
        const identify = async () => (await contextOf(extra.request, connectionParams)).actor;
        try {
          const actor = await identify();
          const joined = join(actor, socket, extra.request);
          if (!joined) throw tooManyRequestsError(waitForSocketSeconds);
          extra.socket.once('close', () => joined.release());
          await closeSocketWithSession(services, extra.socket, actor, identify);
          // a client that loads its data after this message and subscribes from this cursor misses nothing
          return { cursor: await services.events.now() };
        } catch (error) {
          closeWithError(extra.socket, error);
          return undefined;
        }
      },
      onSubscribe: async (socket, _id, { query, variables, operationName, extensions }) => {
        const { connectionParams = {}, extra } = socket;
        try {
          const seconds = takeRequest(extra.request);
          if (seconds > 0) throw tooManyRequestsError(seconds);
          if (limiter.watchesTooMuch(socket)) throw tooManyRequestsError(waitForSocketSeconds);
          const contextValue = await contextOf(extra.request, connectionParams);
          const document = documentOf(query, extensions, contextValue);
          if (!getOperationAST(document, operationName)) throw unreadable('Unknown operation.');
          const problem = storageProblem(variables);
          if (problem) throw invalidInputError([problem]);
          return { schema, document, operationName, variableValues: variables, contextValue };
        } catch (error) {
          const isReadable = error instanceof GraphQLError && error.extensions['code'] !== 'UNAUTHENTICATED';
          return [isReadable ? error : closeWithError(extra.socket, error)];
        }
      },
      execute: runWithCost(operations),
      subscribe: sharedSubscribe,
      onNext: (_socket, _id, _payload, _args, result) => formatted(result as ExecutionResult) as never,
      onError: (_socket, _id, _payload, errors) => formatted({ errors }).errors,
    },
    sockets,
  );

  function join(actor: Actor, socket: Context, request: IncomingMessage): AdmittedSocket | null {
    const isStranger = actor.kind === 'anonymous';
    const name = isStranger ? `strangers of ${networkOf(request)}` : actorKey(actor);
    return limiter.join(name, isStranger ? socketLimits.strangers : socketLimits.person, socket);
  }

  /** Closes a socket: permanently for an invalid token, otherwise so that the client retries. */
  function closeWithError(socket: WebSocket, error: unknown): GraphQLError {
    const masked = maskError(error, services.log);
    const isUnknown = masked.extensions['code'] === 'UNAUTHENTICATED';
    socket.close(isUnknown ? CloseCode.Unauthorized : comeAgain, masked.message);
    return masked;
  }

  function formatted(result: ExecutionResult): FormattedExecutionResult {
    const { errors, ...rest } = withoutHints(maskResult(result, services.log));
    return errors ? { ...rest, errors: errors.map((error) => error.toJSON()) } : rest;
  }

  function documentOf(
    query: string,
    extensions: Readonly<Record<string, unknown>> | null | undefined,
    ctx: RequestContext,
  ): DocumentNode {
    const id = extensions?.['documentId'];
    if (typeof id === 'string') {
      const known = operations.get(id);
      if (!known) throw unknownDocument();
      return known;
    }
    if (!isOpen && ctx.actor.kind !== 'token') throw onlyKnownDocuments();
    const document = parseLimitedDocument(query);
    const [error] = validate(schema, document);
    if (error) throw error;
    return document;
  }

  return sockets;
}
