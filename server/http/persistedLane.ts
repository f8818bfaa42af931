import type { IncomingMessage, ServerResponse } from 'node:http';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { doorError } from '#server/graphql/doorErrors.ts';
import { maskError, maskResult } from '#server/graphql/faults.ts';
import type { PersistedOperations } from '#server/graphql/persistedOperations.ts';
import { callerOfMessage } from '#server/http/callers.ts';
import type { Caller } from '#server/http/requestContext.ts';
import { isFromElsewhere } from '#server/http/sameSite.ts';
import type { Services } from '#server/services.ts';

export interface PersistedLane {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly operations: PersistedOperations;
  readonly contextOf: (caller: Caller) => Promise<RequestContext>;
  readonly trustedProxies: number;
}

const place = /^\/graphql\/([0-9a-f]{64})$/;
const mostBodyBytes = 1_000_000;

/** Answers a request when it is one for this lane; says whether it was. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The documents of the web client, by id: POST /graphql/{id} with the variables. They are most of all requests and need
 * nothing of what Yoga does for others (they are parsed, validated and trusted already), so they go straight from Node
 * to the executor. Measured: half the time of the way through Request, Response and streams.
 */
export function persistedLane({ schema, services, operations, contextOf, trustedProxies }: PersistedLane): Lane {
  async function answer(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookies: string[] = [];
    const caller = {
      ...callerOfMessage(request, trustedProxies),
      setCookie: (cookie: string) => void cookies.push(cookie),
    };
    const result = await run(id, await readBody(request), caller);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    send(response, result);
  }

  async function run(id: string, body: string | null, caller: Caller): Promise<ExecutionResult> {
    const document = operations.get(id);
    const variableValues = body === null ? null : readVariables(body);
    if (!document || !variableValues) return { errors: [doorError('NOT_FOUND')] };
    try {
      const contextValue = await contextOf(caller);
      return maskResult(await execute({ schema, document, contextValue, variableValues }), services.log);
    } catch (error) {
      return { errors: [maskError(error, services.log)] };
    }
  }

  return (request, response) => {
    const [, id] = place.exec(request.url ?? '') ?? [];
    if (id === undefined || request.method !== 'POST') return false;
    if (isFromElsewhere(request.headers['sec-fetch-site'], request.headers.origin, services.publicUrl)) {
      response.writeHead(403).end();
      return true;
    }
    answer(id, request, response).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a request broke off');
      response.destroy();
    });
    return true;
  };
}

/** The whole body, or null when it is larger than any list of variables. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= mostBodyBytes) parts.push(part);
    });
    request.on('end', () => resolve(bytes > mostBodyBytes ? null : Buffer.concat(parts).toString()));
    request.on('error', reject);
  });
}

function readVariables(body: string): Record<string, unknown> | null {
  try {
    const { variables } = JSON.parse(body) as { variables?: unknown };
    return typeof variables === 'object' ? ((variables ?? {}) as Record<string, unknown>) : {};
  } catch {
    return null;
  }
}

interface HttpHints {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(response: ServerResponse, result: ExecutionResult): void {
  const hints = result.errors?.map((error) => error.extensions['http'] as HttpHints | undefined).find(Boolean);
  const body = Buffer.from(JSON.stringify(result));
  response.writeHead(hints?.status ?? 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...hints?.headers,
  });
  response.end(body);
}
