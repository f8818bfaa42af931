import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { maskError } from '#server/graphql/faults.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { unknownDocument, unreadable } from '#server/graphql/requestErrors.ts';
import { runWithCost } from '#server/graphql/runWithCost.ts';
import { executorPlugin } from '#server/http/executorPlugin.ts';
import { requireTokenForDocuments, type YogaServerContext } from '#server/http/requireTokenForDocuments.ts';
import type { Services } from '#server/Services.ts';

export interface GraphqlHttp {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly operations: PersistedOperations;
  /** developers may send arbitrary documents; otherwise only API keys may */
  readonly isOpen: boolean;
}

/**
 * Browsers refer to persisted documents; API keys may send any within the cost limits. Documents are parsed and
 * validated once per process.
 */
export function createGraphqlHttp({
  schema,
  services,
  operations,
  isOpen,
}: GraphqlHttp): YogaServerInstance<YogaServerContext, RequestContext> {
  return createYoga<YogaServerContext, RequestContext>({
    schema,
    context: ({ contextOf }) => contextOf(),
    graphqlEndpoint: '/graphql',
    // served by our own page at another path
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: 1_000_000,
    extraParamNames: ['documentId'],
    maskedErrors: { maskError: (error) => maskError(error, services.log) },
    plugins: [
      ...(isOpen ? [] : [requireTokenForDocuments]),
      usePersistedOperations({
        getPersistedOperation: (id) => operations.get(id) ?? null,
        extractPersistedOperationId: (params) =>
          'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null,
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        customErrors: {
          notFound: unknownDocument,
          keyNotFound: () => unreadable('Send a document or a document ID.'),
        },
      }),
      executorPlugin(runWithCost(operations)),
    ],
  });
}
