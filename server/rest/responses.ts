import { requestSentences } from '#messages/shell/requestSentences.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';

const header = (description: string, schema: JsonSchema, example: unknown): JsonSchema => ({
  ...{ description, schema, example },
});

/** Headers of answers, by the names under which the document refers to them. */
export const headers: Readonly<Record<string, JsonSchema>> = {
  RequestId: header(
    'The id of this request, under which the log has it.',
    { type: 'string' },
    '0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d',
  ),
  RetryAfter: header('For how many seconds to wait.', { type: 'integer' }, 30),
  RateLimit: header('Of a token: how many requests it may make in a minute.', { type: 'integer' }, 600),
  RateLimitRemaining: header('How many of them are left.', { type: 'integer' }, 598),
  RateLimitReset: header('In how many seconds all of them are there again.', { type: 'integer' }, 42),
  TotalCount: header('How many there are on all pages.', { type: 'integer' }, 126),
  Link: header(
    'Where the other pages are: rel="first", "prev", "next" and "last".',
    { type: 'string' },
    '<https://town.example/teams/lakeview/master_templates?page=2&per_page=100>; rel="next"',
  ),
  Location: header(
    'Where a browser that sent a form goes next.',
    { type: 'string', format: 'uri-reference' },
    '/initiated_flows/manager/0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d',
  ),
  Allow: header('The methods that the address knows.', { type: 'string' }, 'GET, PUT, HEAD, OPTIONS'),
};

export const headerRefs = (names: Readonly<Record<string, string>>): JsonSchema =>
  Object.fromEntries(Object.entries(names).map(([name, at]) => [name, { $ref: `#/components/headers/${at}` }]));

const onEveryAnswer = {
  'X-Request-Id': 'RequestId',
  'RateLimit-Limit': 'RateLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
} as const;
export const usualHeaders = headerRefs(onEveryAnswer);

/** What every call answers that does not do what was asked: sentences for people, codes for programs. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was not done.',
  required: ['error', 'errors', 'code', 'problems'],
  properties: {
    error: { type: 'string', description: 'The first reason, as a sentence.' },
    errors: { type: 'array', items: { type: 'string' }, description: 'Every reason, as sentences.' },
    code: { type: 'string', description: 'The first reason, for programs.' },
    problems: {
      type: 'array',
      description: 'Every reason, for programs, with the place in the request that it is about.',
      items: {
        type: 'object',
        required: ['code', 'path', 'message'],
        properties: {
          code: { type: 'string' },
          path: { type: 'string', description: 'As it was sent, such as role.name; empty for the request as a whole.' },
          message: { type: 'string' },
          params: { type: 'object', description: 'The values in the message.', additionalProperties: true },
        },
      },
    },
    id: { type: 'string', description: 'Of a fault: under which the log has it.' },
  },
};

interface Failure {
  readonly description: string;
  readonly says: string;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const wait = { 'Retry-After': 'RetryAfter' } as const;

/** Every status of a call that was not done. */
const failures = {
  400: { description: 'Cannot be read.', says: 'The body is not valid JSON.', code: 'BAD_REQUEST' },
  401: {
    description: 'Not signed in, or by a token that does not hold.',
    says: 'Please sign in.',
    code: 'UNAUTHENTICATED',
  },
  403: { description: 'Visible, but not allowed.', says: 'You do not have permission to do that.', code: 'FORBIDDEN' },
  404: { description: 'Not there, or not visible.', says: requestSentences.notFound, code: 'NOT_FOUND' },
  405: {
    description: 'The address is not called by this method.',
    says: 'This address is not called by this method.',
    code: 'METHOD_NOT_ALLOWED',
    headers: { Allow: 'Allow' },
  },
  409: {
    description: 'Somebody else was faster, or the same Idempotency-Key was sent with something else.',
    says: 'This page is out of date, please refresh your browser',
    code: 'outOfDate',
  },
  413: { description: 'Too large.', says: requestSentences.tooLarge, code: 'TOO_LARGE' },
  415: {
    description: 'Neither JSON nor a form.',
    says: 'The body must be JSON or a form.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  422: { description: 'Refused, with every reason.', says: 'Name can’t be blank', code: 'blank' },
  429: {
    description: 'Too fast.',
    says: 'Too many requests. Please wait a moment.',
    code: 'TOO_FAST',
    headers: wait,
  },
  500: { description: 'A fault, which is logged under the id.', says: requestSentences.fault, code: 'FAULT' },
  503: {
    description: 'The database or the storage is away, or there is too much to do.',
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

/** What can go wrong with a call: with each the first, with what writes the second, with what asks who one is the third. */
export function failuresOf(call: {
  readonly writes: boolean;
  readonly isPublic: boolean;
  /** a question about one thing that may not be there */
  readonly asksForOne?: boolean;
  /** what only programs may ask, because it changes something */
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
