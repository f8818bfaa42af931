import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientAddress, type Caller } from '#server/http/requestContext.ts';
import { requestNote } from '#server/requestNote.ts';

/** Who calls, read off a request of the app. */
export function callerOf(c: Context, trustedProxies: number): Caller {
  // the one place where something of Node's own is read off a request of the app
  const { incoming }: HttpBindings = c.env;
  return {
    ...callerOfMessage(incoming, trustedProxies),
    // on the response itself: c.header() is lost where a handler answers with a Response of its own, as GraphQL does
    setCookie: (cookie) => c.res.headers.append('set-cookie', cookie),
    setHeader: (name, value) => c.res.headers.set(name, value),
  };
}

/** Who calls, read off a request of Node's own, such as the one that opened a socket. */
export function callerOfMessage({ headers, socket }: IncomingMessage, trustedProxies: number): Caller {
  return {
    cookie: headers.cookie ?? null,
    authorization: headers.authorization ?? null,
    userAgent: headers['user-agent'] ?? null,
    isAsApplicant: headers['x-portico-view'] === 'applicant',
    requestId: requestNote()?.id ?? randomUUID(),
    address: clientAddress(headers, socket.remoteAddress, trustedProxies),
    // a socket has answered its headers already; a session that it renews is renewed by the next request as well
    setCookie: () => undefined,
    setHeader: () => undefined,
  };
}
