import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { RequestError, requestErrorFrom } from '#web/relay/requestError.ts';

const longestMs = 30_000;

/** Sends the id of a persisted operation. Returns a complete response or throws a RequestError, never partial data. */
export async function fetchOperation(
  { id }: RequestParameters,
  variables: Variables,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphQLResponse> {
  const response = await post(`/graphql/${id}`, JSON.stringify({ variables }, wellFormed), headers);
  if (response.status === 429) {
    throw new RequestError('tooFast', { waitSeconds: Number(response.headers.get('retry-after')) });
  }
  const answer = await read(response);
  if (answer.errors?.length) throw requestErrorFrom(answer.errors);
  return answer as GraphQLResponse;
}

/** Removes lone surrogates (a length limit can split a character) and NUL characters, which the server rejects. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

async function post(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(longestMs),
    });
  } catch (cause) {
    throw new RequestError('unreachable', { cause });
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[];
}

async function read(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    // a proxy in front of an unavailable server responds with HTML
    throw new RequestError(response.status >= 502 ? 'unreachable' : 'fault', { cause });
  }
}
