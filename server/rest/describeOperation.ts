import type { GraphQLSchema } from 'graphql';
import { answerSchema } from '#server/rest/answerSchema.ts';
import { isWritingGet, compileEndpoint, type CompiledEndpoint } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { areas } from '#server/rest/endpoints/endpoints.ts';
import { exampleOf } from '#server/rest/examples.ts';
import type { JsonSchema, SharedSchemas } from '#server/rest/jsonSchema.ts';
import { operationSecurity, type OperationSecurity } from '#server/rest/operationSecurity.ts';
import { parametersOf } from '#server/rest/parametersOf.ts';
import { formEncoding, formSchema, jsonSchema, requestSchema } from '#server/rest/requestSchema.ts';
import { failuresOf, headerRefs, commonHeaders } from '#server/rest/responses.ts';

/** Describes one call, at the path that the API description uses for it. */
export function describeOperation(
  schema: GraphQLSchema,
  endpoint: Endpoint,
  path: string,
  shared: SharedSchemas,
): JsonSchema {
  const compiled = compileEndpoint(schema, endpoint);
  const security = operationSecurity(schema, compiled);
  const area = areas.find(({ endpoints }) => endpoints.includes(endpoint));
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: `${descriptionOf(endpoint, security)}${endpoint.tellsStrangers ? ' Public forms need no credentials.' : ''}`,
    ...(area ? { tags: [area.tag] } : {}),
    security: [...(endpoint.tellsStrangers ? [{}] : []), ...securityOf(security)],
    parameters: parametersOf(endpoint, compiled, path, shared),
    ...(endpoint.body ? { requestBody: bodyOf(endpoint, requestSchema(endpoint.body, shared), shared) } : {}),
    responses: responsesOf(schema, endpoint, compiled, security, shared),
  };
}

const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}_${path
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}`;

function descriptionOf({ summary }: Endpoint, { isPublic, tokenScopes }: OperationSecurity): string {
  const ways = tokenScopes.map((set) => set.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');
  if (isPublic) return `${summary}. Needs no credentials.`;
  if (tokenScopes.length === 0) return `${summary}. For signed-in people only, not for API tokens.`;
  return `${summary}. An API token needs ${ways === '' ? 'no scope' : ways}.`;
}

/** For schemes other than OAuth, OpenAPI uses this list for the roles that a caller needs. */
const securityOf = ({ isPublic, tokenScopes }: OperationSecurity): readonly JsonSchema[] =>
  isPublic ? [] : [...tokenScopes.map((set) => ({ token: set })), { session: [] }];

function bodyOf(
  { body, example, takesFiles, isSentByForms, formGoesTo }: Endpoint,
  schema: JsonSchema,
  shared: SharedSchemas,
): JsonSchema {
  const json = jsonSchema(schema);
  const form = formSchema(schema);
  const formType = takesFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const isForm = takesFiles ?? isSentByForms ?? formGoesTo !== undefined;
  return {
    required: body?.safeParse({}).success === false,
    content: {
      ...(json ? { 'application/json': { schema: json, example: example ?? exampleOf(json, shared) } } : {}),
      ...(isForm ? { [formType]: { schema: form, ...formEncoding(form) } } : {}),
    },
  };
}

function responsesOf(
  schema: GraphQLSchema,
  endpoint: Endpoint,
  compiled: CompiledEndpoint,
  { isPublic }: OperationSecurity,
  shared: SharedSchemas,
): JsonSchema {
  const { status = 200, list, formGoesTo, method, path } = endpoint;
  const rest = list ? headerRefs({ 'X-Total-Count': 'TotalCount', Link: 'Link' }) : {};
  const answers = [
    answerSchema(schema, compiled.document, endpoint.answer, shared),
    ...(endpoint.instead ?? []).flatMap(({ hasOwnAnswer, answer: other }, place) => {
      const work = compiled.instead[place];
      return hasOwnAnswer && work ? [answerSchema(schema, work.document, other, shared)] : [];
    }),
  ];
  const answer = answers.length === 1 ? answers[0] : { anyOf: answers };
  const failed = failuresOf({
    ...{ writes: method !== 'GET', isPublic, asksForOne: method === 'GET' && path.includes('{') },
    isForPrograms: isWritingGet(endpoint, compiled),
  });
  return {
    [String(status)]: {
      description: 'The call succeeded.',
      headers: { ...commonHeaders, ...rest },
      content: { 'application/json': { schema: answer } },
    },
    ...(formGoesTo === undefined
      ? {}
      : {
          '303': {
            description: 'The call succeeded. A browser that sent a form is redirected.',
            headers: { ...commonHeaders, ...headerRefs({ Location: 'Location' }) },
          },
        }),
    ...Object.fromEntries(failed.map((one) => [String(one), { $ref: `#/components/responses/E${one}` }])),
  };
}
