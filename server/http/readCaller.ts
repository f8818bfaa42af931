import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { mutationHeader, readMutationHeader } from '#server/http/readOriginTab.ts';
import { clientAddress, type Caller } from '#server/http/requestContext.ts';
import { requestTrace } from '#server/requestTrace.ts';

/** The caller's identifying headers, from a request to the app. */
export function readCaller(c: Context, trustedProxies: number): Caller {
  // the only place where the app uses Node's request object
  const { incoming }: HttpBindings = c.env;
  return {
    ...readCallerOfMessage(incoming, trustedProxies),
    // set on the response itself: c.header() is lost if a handler returns its own Response, as GraphQL does
    setCookie: (cookie) => c.res.headers.append('set-cookie', cookie),
    setHeader: (name, value) => c.res.headers.set(name, value),
  };
}

/** The same from a Node request, such as the one that opened a socket. */
export function readCallerOfMessage({ headers, socket }: IncomingMessage, trustedProxies: number): Caller {
  return {
    cookie: headers.cookie ?? null,
    authorization: headers.authorization ?? null,
    userAgent: headers['user-agent'] ?? null,
    isAsApplicant: headers['x-portico-view'] === 'applicant',
    requestId: requestTrace()?.id ?? randomUUID(),
    readTab: () => readMutationHeader(headers[mutationHeader]),
    address: clientAddress(headers, socket.remoteAddress, trustedProxies),
    // a socket's headers have already been sent; the next request renews the session instead
    setCookie: () => undefined,
    setHeader: () => undefined,
  };
}
