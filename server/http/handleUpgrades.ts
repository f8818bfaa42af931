import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';
import type { TakeRequest } from '#server/http/createRequestBudgets.ts';
import type { HttpListener } from '#server/http/listen.ts';
import type { SocketLimiter } from '#server/http/SocketLimiter.ts';

const place = /^\/graphql(\?|$)/;
/** The close code for "reconnect": another process may be ready, and events continue from the client's cursor. */
const serviceRestart = 1012;
/** As a share of the drain time: load balancers notice early in it, and all sockets are closed before the port. */
const [firstTold, lastTold] = [0.4, 0.9];

export interface UpgradeLimits {
  readonly takeRequest: TakeRequest;
  readonly socketLimiter: SocketLimiter;
  readonly networkOf: (request: IncomingMessage) => string;
}

const closing = 'Connection: close\r\nContent-Length: 0\r\n\r\n';
const tooMany = `HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30\r\n${closing}`;
const elsewhere = `HTTP/1.1 503 Service Unavailable\r\n${closing}`;
const nothingHere = `HTTP/1.1 404 Not Found\r\n${closing}`;

/** Accepts WebSockets on the port that serves pages, and closes them first on shutdown. */
export function handleUpgrades(
  { http, stopping, drainMs }: HttpListener,
  sockets: WebSocketServer,
  { takeRequest, socketLimiter: crowd, networkOf }: UpgradeLimits,
): void {
  http.on('upgrade', (request, socket, head) => {
    const isPlace = place.test(request.url ?? '');
    const isOpen = isPlace && !stopping.aborted;
    const entered = isOpen && takeRequest(request) === 0 ? crowd.admit(networkOf(request)) : null;
    if (entered) {
      socket.once('close', () => entered.release());
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
      return;
    }
    socket.on('error', () => undefined); // the client has already disconnected
    socket.end(isOpen ? tooMany : isPlace ? elsewhere : nothingHere);
  });
  stopping.addEventListener('abort', () => void sendElsewhere([...sockets.clients], drainMs));
}

/** Spread out, because a thousand browsers that reconnect at the same moment would overload the next process. */
async function sendElsewhere(clients: readonly WebSocket[], drainMs: number): Promise<void> {
  const begun = performance.now();
  for (const [place, client] of clients.entries()) {
    const due = begun + drainMs * (firstTold + (lastTold - firstTold) * (place / clients.length));
    const early = due - performance.now();
    if (early > 0) await pause(early, undefined, { ref: false });
    client.close(serviceRestart, 'Service Restart');
  }
}
