import type { GraphQLSchema } from 'graphql';
import { isSecureOrigin, sessionCookieName } from '#domain/account/cookieNames.ts';
import { namedSchemas } from '#server/rest/contentSchema.ts';
import { describeOperation } from '#server/rest/describeOperation.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { areas } from '#server/rest/endpoints/endpoints.ts';
import { fileOperations } from '#server/rest/fileOperations.ts';
import type { JsonSchema, SharedSchemas } from '#server/rest/jsonSchema.ts';
import { pageParameters } from '#server/rest/pageParameters.ts';
import { errorSchema, failureResponses, headers } from '#server/rest/responses.ts';
import { tokenDescription } from '#server/rest/tokenDescription.ts';

const description = [
  'Forms and workflow software for local government.',
  'Bodies are JSON, or forms for calls with files. Names follow the specification. Times are in UTC.',
  'A path called with an unsupported method returns 405 with `Allow`. IDs are plain in responses. In requests,',
  '`Team:{id}` is accepted for `{id}` too.',
].join(' ');

/** The layer describes itself from its own tables, so the description always matches the routes. */
export function openApiOf(schema: GraphQLSchema, endpoints: readonly Endpoint[], server: string): JsonSchema {
  const paths = new Map<string, { path: string; methods: Record<string, JsonSchema> }>();
  const shared: SharedSchemas = { Error: errorSchema, ...namedSchemas };
  const at = (written: string) => {
    // Paths that differ only in parameter names are the same path.
    const shape = written.replace(/\{\w+\}/g, '{}');
    const known = paths.get(shape) ?? { path: written, methods: {} };
    paths.set(shape, known);
    return known;
  };
  for (const [path, operation] of Object.entries(fileOperations)) at(path).methods['get'] = operation;
  for (const endpoint of endpoints) {
    const { path, methods } = at(endpoint.path);
    methods[endpoint.method.toLowerCase()] = describeOperation(schema, endpoint, path, shared);
  }
  return withoutUnused({
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Portico' },
    },
    servers: [{ url: server }],
    tags: areas.map(({ tag, description: about }) => ({ name: tag, description: about })),
    security: [{ token: [] }, { session: [] }],
    paths: {
      ...Object.fromEntries([...paths.values()].map(({ path, methods }) => [path, methods])),
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: tokenDescription },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(isSecureOrigin(server)),
          description:
            'The session cookie set by signing in. Calls that change something must come from the same site.',
        },
      },
      parameters: {
        ...pageParameters,
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A text chosen by the caller. Repeating a call with the same key takes effect only once and returns the same response.',
          schema: { type: 'string', maxLength: 200 },
          example: '5f0e2c9a-order-17',
        },
      },
      headers,
      schemas: shared,
      responses: failureResponses,
    },
  });
}

/** Removes parameters and headers that no call uses. */
function withoutUnused({ components, ...document }: JsonSchema): JsonSchema {
  const parts = components as Readonly<Record<string, JsonSchema>>;
  const text = JSON.stringify([document, parts['responses']]);
  const used = (kind: string): JsonSchema =>
    Object.fromEntries(
      Object.entries(parts[kind] ?? {}).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
    );
  return { ...document, components: { ...parts, parameters: used('parameters'), headers: used('headers') } };
}
