import { requestSentences } from '#messages/shell/requestSentences.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';

const header = (description: string, schema: JsonSchema, example: unknown): JsonSchema => ({
  ...{ description, schema, example },
});

/** Response headers, by the names under which the API description refers to them. */
export const headers: Readonly<Record<string, JsonSchema>> = {
  RequestId: header(
    'The ID of this request, as in the server log.',
    { type: 'string' },
    '0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d',
  ),
  RetryAfter: header('The number of seconds to wait before retrying.', { type: 'integer' }, 30),
  RateLimit: header('The number of requests that the API token may make per minute.', { type: 'integer' }, 600),
  RateLimitRemaining: header('The number of requests left in the current minute.', { type: 'integer' }, 598),
  RateLimitReset: header('The number of seconds until the limit is fully reset.', { type: 'integer' }, 42),
  TotalCount: header('The number of items on all pages.', { type: 'integer' }, 126),
  Link: header(
    'Links to other pages, with rel="first", "prev", "next", and "last".',
    { type: 'string' },
    '<https://town.example/teams/lakeview/master_templates?page=2&per_page=100>; rel="next"',
  ),
  Location: header(
    'Where a browser that sent a form is redirected.',
    { type: 'string', format: 'uri-reference' },
    '/initiated_flows/manager/0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d',
  ),
  Allow: header('The methods that the path supports.', { type: 'string' }, 'GET, PUT, HEAD, OPTIONS'),
};

export const headerRefs = (names: Readonly<Record<string, string>>): JsonSchema =>
  Object.fromEntries(Object.entries(names).map(([name, at]) => [name, { $ref: `#/components/headers/${at}` }]));

const onEveryAnswer = {
  'X-Request-Id': 'RequestId',
  'RateLimit-Limit': 'RateLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
} as const;
export const commonHeaders = headerRefs(onEveryAnswer);

/** The body of every error response: sentences for people, codes for programs. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call failed.',
  required: ['error', 'errors', 'code', 'problems'],
  properties: {
    error: { type: 'string', description: 'The first reason, as a sentence.' },
    errors: { type: 'array', items: { type: 'string' }, description: 'All reasons, as sentences.' },
    code: { type: 'string', description: 'The code of the first reason, for programs.' },
    problems: {
      type: 'array',
      description: 'All reasons, for programs, each with the part of the request that it concerns.',
      items: {
        type: 'object',
        required: ['code', 'path', 'message'],
        properties: {
          code: { type: 'string' },
          path: {
            type: 'string',
            description: 'The path as sent, such as role.name. Empty for the request as a whole.',
          },
          message: { type: 'string' },
          params: { type: 'object', description: 'The values used in the message.', additionalProperties: true },
        },
      },
    },
    id: { type: 'string', description: 'The ID of a server fault in the log. Only present for status 500.' },
  },
};

interface Failure {
  readonly description: string;
  readonly says: string;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const wait = { 'Retry-After': 'RetryAfter' } as const;

/** Every error status. */
const failures = {
  400: { description: 'The request can’t be parsed.', says: 'The body is not valid JSON.', code: 'BAD_REQUEST' },
  401: {
    description: 'The caller is not signed in, or the API token is not valid.',
    says: 'Please sign in.',
    code: 'UNAUTHENTICATED',
  },
  403: {
    description: 'The caller can see the object but may not do this.',
    says: 'You do not have permission to do that.',
    code: 'FORBIDDEN',
  },
  404: {
    description: 'The object doesn’t exist, or the caller can’t see it.',
    says: requestSentences.notFound,
    code: 'NOT_FOUND',
  },
  405: {
    description: 'The path doesn’t support this method.',
    says: 'This path doesn’t support this method.',
    code: 'METHOD_NOT_ALLOWED',
    headers: { Allow: 'Allow' },
  },
  409: {
    description:
      'Someone else changed the object first, or the Idempotency-Key was already used for a different request.',
    says: 'This page is out of date, please refresh your browser',
    code: 'outOfDate',
  },
  413: { description: 'The request is too large.', says: requestSentences.tooLarge, code: 'TOO_LARGE' },
  415: {
    description: 'The body is neither JSON nor a form.',
    says: 'The body must be JSON or a form.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  422: { description: 'The request was refused, with all reasons.', says: 'Name can’t be blank', code: 'blank' },
  429: {
    description: 'The caller exceeded a rate limit.',
    says: 'Too many requests. Please wait a moment.',
    code: 'TOO_FAST',
    headers: wait,
  },
  500: { description: 'A server fault, logged under the returned ID.', says: requestSentences.fault, code: 'FAULT' },
  503: {
    description: 'The database or the file store is unavailable, or the server is overloaded.',
    says: 'Portico is not available at the moment.',
    code: 'UNAVAILABLE',
    headers: wait,
  },
} satisfies Record<number, Failure>;

export type FailureStatus = keyof typeof failures;

export const failureResponses: JsonSchema = Object.fromEntries(
  Object.entries<Failure>(failures).map(([status, { description, says, code, headers: own = {} }]) => [
    `E${status}`,
    {
      description,
      headers: headerRefs({ ...onEveryAnswer, ...own }),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          example: { error: says, errors: [says], code, problems: [{ code, path: '', message: says }] },
        },
      },
    },
  ]),
);

/**
 * The statuses with which a call can fail, depending on whether it writes, needs credentials, or loads one
 * object.
 */
export function failuresOf(call: {
  readonly writes: boolean;
  readonly isPublic: boolean;
  /** Loads one object that may not exist. */
  readonly asksForOne?: boolean;
  /** Only for programs, because a GET changes something. */
  readonly isForPrograms?: boolean;
}): readonly FailureStatus[] {
  const always = [400, 401, 422, 429, 500, 503] as const;
  const writing = call.writes ? ([403, 409, 413, 415] as const) : [];
  const guarded = call.isPublic ? [] : ([403, 404] as const);
  const absent = call.asksForOne ? ([404] as const) : [];
  const ofBrowsers = call.isForPrograms ? ([405] as const) : [];
  return [...new Set<FailureStatus>([...always, ...writing, ...guarded, ...absent, ...ofBrowsers])].toSorted(
    (a, b) => a - b,
  );
}
