import { isDeepStrictEqual } from 'node:util';
import { Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { ResponsePath } from '#server/rest/endpoint.ts';
import { notNull, resolved, type JsonSchema, type SharedSchemas } from '#server/rest/jsonSchema.ts';
import { selectionSchema } from '#server/rest/selectionSchema.ts';

/** The JSON schema of an endpoint's response, derived from the selection of its document. */
export function answerSchema(
  schema: GraphQLSchema,
  document: DocumentNode,
  answer: ResponsePath,
  shared: SharedSchemas,
): JsonSchema {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation ? schema.getRootType(operation.operation) : undefined;
  if (!operation || !root) return {};
  const data = selectionSchema({ schema, document, shared }, root.name, operation.selectionSet);
  const picked = pickSchema(data, answer, shared);
  return typeof answer === 'string' ? notNull(picked) : picked;
}

function pickSchema(data: JsonSchema, answer: ResponsePath, shared: SharedSchemas): JsonSchema {
  if (typeof answer !== 'string') {
    const properties = Object.fromEntries(
      Object.entries(answer).map(([name, inner]) => [name, pickSchema(data, inner, shared)]),
    );
    return { type: 'object', properties, required: Object.keys(properties) };
  }
  const alternatives = answer.split(' | ').map((path) => follow(data, path.split('.').filter(Boolean), shared));
  const [first = {}, ...more] = alternatives.map(notNull);
  const others = more.filter((one) => !isDeepStrictEqual(one, first));
  if (alternatives.length === 1) return alternatives[0] ?? {};
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

function follow(from: JsonSchema, path: readonly string[], shared: SharedSchemas): JsonSchema {
  const [step, ...rest] = path;
  if (step === undefined) return from;
  const at = resolved(notNull(from), shared);
  if (step === '*') return { type: 'array', items: follow((at['items'] ?? {}) as JsonSchema, rest, shared) };
  const properties = (at['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const inner = /^\d+$/.test(step) ? (at['items'] as JsonSchema | undefined) : properties[step];
  return follow(inner ?? {}, rest, shared);
}
