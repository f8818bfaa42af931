import type { WebSocketServer } from 'ws';
import type { IncomingMessage } from 'node:http';
import type { Listening } from '#server/http/listen.ts';
import type { TakeRequest } from '#server/http/requestBudgets.ts';
import type { SocketCrowd } from '#server/http/socketCrowd.ts';

const place = /^\/graphql(\?|$)/;
/** The code for 'connect again': another process may be there already, and events go on from the client's cursor. */
const serviceRestart = 1012;

export interface Admission {
  readonly takeRequest: TakeRequest;
  readonly crowd: SocketCrowd;
  readonly networkOf: (request: IncomingMessage) => string;
}

const tooMany = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const nothingHere = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Opens sockets on the port that pages are served on, and closes them first of all when the server stops. */
export function takeUpgrades(
  { http, stopping }: Listening,
  sockets: WebSocketServer,
  { takeRequest, crowd, networkOf }: Admission,
): void {
  http.on('upgrade', (request, socket, head) => {
    const isPlace = place.test(request.url ?? '') && !stopping.aborted;
    const entered = isPlace && takeRequest(request) === 0 ? crowd.enter(networkOf(request)) : null;
    if (entered) {
      socket.once('close', () => entered.leave());
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
      return;
    }
    socket.on('error', () => undefined); // whoever asked has gone already
    socket.end(isPlace ? tooMany : nothingHere);
  });
  stopping.addEventListener('abort', () => {
    for (const socket of sockets.clients) socket.close(serviceRestart, 'Service Restart');
  });
}
