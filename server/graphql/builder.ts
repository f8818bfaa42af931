import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { JSONResolver } from 'graphql-scalars';
import { getDatamodel } from '#server/generated/prisma/pothos.ts';
import type PrismaTypes from '#server/generated/prisma/pothos.ts';
import { DateTime } from '#server/graphql/DateTime.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { invalidInputFrom } from '#server/graphql/invalidInputFrom.ts';
import { decodeGlobalId, encodeGlobalId, loadVisibleNode, loadVisibleNodes } from '#server/graphql/nodes.ts';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { errorThrownByScope, tooCostly, unauthorized } from '#server/graphql/requestErrors.ts';
import { scopeLoaders, type Scopes } from '#server/graphql/scopes.ts';

const defaultConnectionSize = 20;
const maxConnectionSize = 100;

const costOfConnection = ({
  first,
  last,
}: {
  first?: unknown;
  last?: unknown;
}): { field: number; multiplier: number } => {
  const size = Number(first ?? last ?? defaultConnectionSize);
  return { field: 1, multiplier: Math.min(Math.max(size, 1), maxConnectionSize) };
};

const costNames = { Complexity: 'complexity', Depth: 'depth', Breadth: 'breadth' } as const;

/** Configuration only. Types live in the area folders and are collected by each area's register file. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  PrismaTypes: PrismaTypes;
  AuthScopes: Scopes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date | string };
    JSON: { Input: unknown; Output: unknown };
    ID: { Input: string; Output: string };
  };
}>({
  plugins: [
    ErrorsPlugin,
    ComplexityPlugin,
    ScopeAuthPlugin,
    ValidationPlugin,
    DataloaderPlugin,
    RelayPlugin,
    PrismaPlugin,
  ],
  defaultFieldNullability: false,
  prisma: {
    client: (ctx) => ctx.services.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    maxConnectionSize,
    defaultConnectionSize,
    onUnusedQuery: null,
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    runScopesOnType: true,
    authScopes: scopeLoaders,
    // A scope that refuses throws the reason. Fields that hide from unauthorized viewers return null instead.
    treatErrorsAsUnauthorized: true,
    unauthorizedError: (_parent, ctx, _info, { failure }) => errorThrownByScope(failure) ?? unauthorized(ctx),
  },
  // Input is validated before scopes run, so its errors reveal only what the caller sent.
  errors: {
    directResult: true,
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result` },
  },
  validation: { validationError: invalidInputFrom },
  relay: {
    clientMutationId: 'omit',
    // A failed mutation must not discard the results of the others in its document. Decision 0085.
    relayMutationFieldOptions: { nullable: true },
    cursorType: 'String',
    encodeGlobalID: (typename, id) => encodeGlobalId(typename, String(id)),
    decodeGlobalID: decodeGlobalId,
    // A connection costs as many rows as are requested; its edges are those rows.
    defaultConnectionFieldOptions: { complexity: costOfConnection },
    edgesFieldOptions: { nullable: false, complexity: { field: 0, multiplier: 1 } },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: {
      description: 'Loads an object by its global ID. Null if it does not exist or the viewer can’t see it.',
      authScopes: { everyone: true },
      resolve: loadVisibleNode,
    },
    nodesQueryOptions: {
      description:
        'Loads several objects by global ID, in the order requested. Null for each one that does not exist or that the viewer can’t see.',
      authScopes: { everyone: true },
      complexity: ({ ids }) => ({ field: 1, multiplier: Array.isArray(ids) ? ids.length : 1 }),
      // The same maximum as a page of any list.
      args: { ids: { validate: maxItems(maxConnectionSize) } },
      resolve: loadVisibleNodes,
    },
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: operationLimits,
    complexityError: (kind, actual) => {
      const what = costNames[kind];
      return tooCostly(what, actual[what], operationLimits[what]);
    },
  },
});

builder.addScalarType('DateTime', DateTime);
builder.addScalarType('JSON', JSONResolver);
