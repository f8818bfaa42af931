import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Listening } from '#server/http/listen.ts';

const place = /^\/graphql(\?|$)/;
/** The code for 'connect again': another process may be there already, and events go on from the client's cursor. */
const serviceRestart = 1012;
/** Of the drain: balancers have heard by the beginning, and all sockets are told before the port closes. */
const [firstTold, lastTold] = [0.4, 0.9];

/** Opens sockets on the port that pages are served on, and closes them first of all when the server stops. */
export function takeUpgrades({ http, leaving, drainMs }: Listening, sockets: WebSocketServer): void {
  http.on('upgrade', (request, socket, head) => {
    const isOurs = place.test(request.url ?? '');
    if (isOurs && !leaving.aborted) {
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
      return;
    }
    socket.on('error', () => undefined); // whoever asked has gone already
    const status = isOurs ? '503 Service Unavailable' : '404 Not Found';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  leaving.addEventListener('abort', () => void sendElsewhere([...sockets.clients], drainMs));
}

/** One after the other: a thousand browsers that connect again at the same moment would be a load of their own. */
async function sendElsewhere(clients: readonly WebSocket[], drainMs: number): Promise<void> {
  const begun = performance.now();
  for (const [place, client] of clients.entries()) {
    const due = begun + drainMs * (firstTold + (lastTold - firstTold) * (place / clients.length));
    const early = due - performance.now();
    if (early > 0) await pause(early, undefined, { ref: false });
    client.close(serviceRestart, 'Service Restart');
  }
}
