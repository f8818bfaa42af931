import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { maskUnexpected } from '#server/graphql/faults.ts';
import { headOf, withoutHints, type HttpHead } from '#server/graphql/httpHints.ts';
import type { RunPersisted } from '#server/graphql/persistedRunner.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { unreadable } from '#server/graphql/requestErrors.ts';
import { crossSiteFailure, isCrossSite } from '#server/http/csrfProtection.ts';
import { readCallerOfMessage } from '#server/http/readCaller.ts';
import type { Caller } from '#server/http/requestContext.ts';
import { otherSite, type TeamAtHost } from '#server/http/teamDomains.ts';
import { requestTrace } from '#server/requestTrace.ts';
import type { Services } from '#server/Services.ts';

export interface PersistedOperationsParts {
  readonly services: Services;
  readonly runPersisted: RunPersisted;
  /** Nothing is answered at a team's own domain. Decision 0116. */
  readonly teamAtHost: TeamAtHost;
  readonly contextOf: (caller: Caller) => Promise<RequestContext>;
  readonly trustedProxies: number;
}

/** See decision 0034. */
const place = /^\/graphql\/([0-9a-f]{32})$/;
const mostBodyBytes = 1_000_000;

/** Handles the request if it is for a persisted operation; returns whether it was. */
export type HandlePersisted = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The web client's documents by id: POST /graphql/{id} with the variables. These are most requests and need none of
 * Yoga's features (they are already parsed, validated, and trusted), so they go straight from Node to the executor.
 * Measured: half the time of going through Request, Response, and streams. See decision 0003.
 */
export function persistedOperations({
  services,
  runPersisted,
  teamAtHost,
  contextOf,
  trustedProxies,
}: PersistedOperationsParts): HandlePersisted {
  async function answer(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookies: string[] = [];
    const caller = {
      ...readCallerOfMessage(request, trustedProxies),
      setCookie: (cookie: string) => void cookies.push(cookie),
      setHeader: (name: string, value: string) => void response.setHeader(name, value),
    };
    const note = requestTrace();
    if (note) note.route = '/graphql/:id';
    const body = await readBody(request);
    if ((await teamAtHost(request.headers.host)) !== null) return send(response, 421, otherSite);
    const result = await run(id, body, caller).catch((error: unknown) => ({
      errors: [maskUnexpected(error, services.log)],
    }));
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const { status, headers } = headOf(result);
    send(response, status, withoutHints(result), headers);
  }

  async function run(id: string, body: string | null, caller: Caller): Promise<ExecutionResult> {
    const variables = readVariables(body);
    return runPersisted(await contextOf(caller), id, variables);
  }

  return (request, response) => {
    const [, id] = place.exec(request.url ?? '') ?? [];
    if (id === undefined || request.method !== 'POST') return false;
    if (isCrossSite(request.headers['sec-fetch-site'], request.headers.origin, services.publicUrl)) {
      send(response, 403, crossSiteFailure);
      return true;
    }
    answer(id, request, response).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a request was aborted');
      response.destroy();
    });
    return true;
  };
}

/** The whole body, or null if it is larger than any variables can be. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= mostBodyBytes) parts.push(part);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString()));
    request.on('error', reject);
  });
}

function readVariables(body: string | null): Record<string, unknown> {
  if (body === null) throw unreadable('Request body too large', 413);
  const { variables } = readObject(body);
  if (variables === undefined || variables === null) return {};
  if (!isObject(variables)) throw unreadable('Variables must be an object, or omitted.');
  return variables;
}

function readObject(body: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body);
    if (isObject(read)) return read;
  } catch {
    // reported below
  }
  throw unreadable('The body must be a JSON object.');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function send(response: ServerResponse, status: number, answer: object, headers: HttpHead['headers'] = {}): void {
  const body = JSON.stringify(answer);
  const bytes = Buffer.byteLength(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 413 ? { connection: 'close' } : {}),
    ...headers,
  });
  // a string is sent together with the headers in one write; latin1 is faster if every character is one byte
  response.end(body, bytes === body.length ? 'latin1' : 'utf8');
}
