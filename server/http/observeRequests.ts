import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { clientAddress } from '#server/http/requestContext.ts';
import { withRequestTrace, type RequestTrace } from '#server/requestTrace.ts';

/** A finished request. */
export interface CompletedRequest extends RequestTrace {
  readonly method: string;
  /** 499 if the client disconnected before the response */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly address: string;
}

const leftEarly = 499;
/** A request id from a proxy that is safe to log. */
const idOfProxy = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Gives every request an id, sent in its response, and reports the request when it is finished. */
export function observeRequests(
  answer: RequestListener,
  trustedProxies: number,
  told: readonly ((request: CompletedRequest) => void)[],
): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    const { socket } = request;
    const written = socket.bytesWritten;
    const note: RequestTrace = { id: idOf(request, trustedProxies), route: null, operation: null, personId: null };
    const address = clientAddress(request.headers, socket.remoteAddress, trustedProxies);
    response.setHeader('x-request-id', note.id);
    response.once('close', () => {
      const observed: CompletedRequest = {
        ...note,
        method: request.method ?? '',
        status: response.writableFinished ? response.statusCode : leftEarly,
        ms: performance.now() - begun,
        bytes: socket.bytesWritten - written,
        address,
      };
      for (const tell of told) tell(observed);
    });
    withRequestTrace(note, () => answer(request, response));
  };
}

function idOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers['x-request-id'];
  return trustedProxies > 0 && typeof given === 'string' && idOfProxy.test(given) ? given : randomUUID();
}
