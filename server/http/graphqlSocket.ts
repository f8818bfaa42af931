import { Kind, getOperationAST, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { execute, parse, subscribe, GraphQLError } from 'graphql';
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { closeWithIdentity } from '#server/http/closeWithIdentity.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { maskResult } from '#server/graphql/faults.ts';
import type { PersistedOperations } from '#server/graphql/persistedOperations.ts';
import type { Services } from '#server/services.ts';

export interface GraphqlSocket {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly operations: PersistedOperations;
  readonly contextOf: (
    request: IncomingMessage,
    connectionParams: Readonly<Record<string, unknown>>,
  ) => Promise<RequestContext>;
  readonly isOpen: boolean;
  readonly ownOrigin: string;
}

const mostFrameBytes = 64 * 1024;
const initWithin = 3_000;
const tooManyRequests = 4429;

/** What was made to be read passes; anything else is a fault of ours and ends the socket. */
function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  throw error;
}

/** GraphQL over WebSocket, on the same port: subscriptions for browsers, and for keys whatever they may ask over HTTP. */
export function createGraphqlSocket({
  schema,
  services,
  operations,
  contextOf,
  isOpen,
  ownOrigin,
}: GraphqlSocket): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostFrameBytes,
    verifyClient: ({ origin }: { origin: string | undefined }) => !origin || origin === ownOrigin,
  });
  useServer(
    {
      connectionInitWaitTimeout: initWithin,
      onConnect: async ({ extra, connectionParams = {} }) => {
        const identify = async () => (await contextOf(extra.request, connectionParams)).actor;
        try {
          await closeWithIdentity(services, extra.socket, await identify(), identify);
        } catch (error) {
          // too fast: the client waits and comes again
          if (!(error instanceof GraphQLError)) throw error;
          extra.socket.close(tooManyRequests, error.message);
        }
      },
      onSubscribe: async (socket, _id, { query, variables, operationName, extensions }) => {
        const params = socket.connectionParams ?? {};
        const contextValue = await contextOf(socket.extra.request, params).catch(asGraphqlError);
        if (contextValue instanceof GraphQLError) return [contextValue];
        const document = documentOf(query, extensions, contextValue);
        if (document instanceof GraphQLError) return [document];
        const operation = getOperationAST(document, operationName);
        if (operation?.kind !== Kind.OPERATION_DEFINITION) return [new GraphQLError('There is no such operation.')];
        return { schema, document, operationName, variableValues: variables, contextValue };
      },
      execute,
      subscribe,
      onNext: (_socket, _id, _payload, _args, result) => maskResult(result as never, services.log) as never,
    },
    sockets,
  );

  function documentOf(
    query: string,
    extensions: Readonly<Record<string, unknown>> | null | undefined,
    ctx: RequestContext,
  ): DocumentNode | GraphQLError {
    const id = extensions?.['documentId'];
    if (typeof id === 'string') return operations.get(id) ?? new GraphQLError('There is no such document.');
    if (!isOpen && ctx.actor.kind !== 'token')
      return new GraphQLError('Only documents of the web client are taken here.');
    try {
      const document = parse(query, { maxTokens: 2_000 });
      const [error] = validate(schema, document);
      return error ?? document;
    } catch (error) {
      return error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read.');
    }
  }

  return sockets;
}
