import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { RequestContext } from '#server/graphql/context.ts';
import { maskError } from '#server/graphql/faults.ts';
import type { PersistedOperations } from '#server/graphql/persistedOperations.ts';
import type { Services } from '#server/services.ts';

export interface GraphqlDoor {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly operations: PersistedOperations;
  /** developers may explore; elsewhere only keys may send documents of their own */
  readonly isOpen: boolean;
}

/** What the server hands over with each request. */
export interface Asking {
  readonly contextOf: () => Promise<RequestContext>;
}

const hasToken = (request: Request): boolean =>
  request.headers.get('authorization')?.toLowerCase().startsWith('bearer ') ?? false;

/**
 * Browsers name a document that was compiled with the client; keys may send any within the cost limits. Documents are
 * parsed and validated once a process.
 */
export function createGraphqlDoor({
  schema,
  services,
  operations,
  isOpen,
}: GraphqlDoor): YogaServerInstance<Asking, RequestContext> {
  const mayExplore = (request: Request): boolean => isOpen || hasToken(request);
  return createYoga<Asking, RequestContext>({
    schema,
    context: ({ contextOf }) => contextOf(),
    graphqlEndpoint: '/graphql',
    graphiql: isOpen ? { title: 'Portico' } : false,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: 1_000_000,
    extraParamNames: ['documentId'],
    maskedErrors: { maskError: (error) => maskError(error, services.log) },
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (id) => operations.get(id) ?? null,
        extractPersistedOperationId: (params) =>
          'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null,
        allowArbitraryOperations: mayExplore,
        skipDocumentValidation: true,
      }),
      useDisableIntrospection({ isDisabled: (request) => !mayExplore(request) }),
    ],
  });
}
