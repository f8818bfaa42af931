import { isDeepStrictEqual } from 'node:util';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { answerSchema, type JsonSchema } from '#server/rest/answerSchema.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'errors'],
  properties: { error: { type: 'string' }, errors: { type: 'array', items: { type: 'string' } } },
};

const failures = {
  '400': 'Not to be read',
  '401': 'Not signed in',
  '403': 'Seen, but not allowed',
  '404': 'Absent, or not visible',
  '409': 'Somebody else was faster',
  '413': 'Too large',
  '422': 'Refused, with every reason',
  '429': 'Too fast: Retry-After says for how long',
  '503': 'The database or the storage is away, or there is too much to do: Retry-After says for how long',
} as const;

/** The layer describes itself from its own tables: what is not routed is not described, and the other way round. */
export function openApiOf(schema: GraphQLSchema, endpoints: readonly Endpoint[], server: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const shared: Record<string, JsonSchema> = { Error: errorSchema };
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describe(schema, endpoint, shared);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portico', version: '1', description: 'Forms and workflow software for local government.' },
    servers: [{ url: server }],
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token of a team.' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(isSecureOrigin(server)) },
      },
      schemas: shared,
      responses: Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [
          `E${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  };
}

function describe(schema: GraphQLSchema, endpoint: Endpoint, shared: Record<string, JsonSchema>): JsonSchema {
  const pathNames = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const query = endpoint.query ? described(endpoint.query, shared) : {};
  const queryProperties = Object.entries((query['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (query['required'] ?? []) as readonly string[];
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    parameters: [
      ...pathNames.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...queryProperties.map(([name, s]) => ({ name, in: 'query', required: required.includes(name), schema: s })),
    ],
    ...(endpoint.body ? { requestBody: bodyOf(described(endpoint.body, shared)) } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        content: {
          'application/json': {
            schema: answerSchema(schema, compileEndpoint(schema, endpoint).document, endpoint.answer),
          },
        },
      },
      ...Object.fromEntries(
        Object.keys(failures).map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

/** What one schema names of its own stands in the one place of this document where that can be found. */
function described(type: z.ZodType, shared: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }));
  const { $defs = {}, ...schema } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
    if (name in shared && !isDeepStrictEqual(shared[name], definition)) throw new Error(`There are two of ${name}.`);
    shared[name] = definition;
  }
  return schema;
}

const bodyOf = (schema: JsonSchema): JsonSchema => ({
  content: { 'application/json': { schema }, 'multipart/form-data': { schema } },
});

const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}_${path
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}`;
