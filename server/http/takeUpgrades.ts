import type { WebSocketServer } from 'ws';
import type { Listening } from '#server/http/listen.ts';

const place = /^\/graphql(\?|$)/;
/** The code for 'connect again': another process may be there already, and events go on from the client's cursor. */
const serviceRestart = 1012;

/** Opens sockets on the port that pages are served on, and closes them first of all when the server stops. */
export function takeUpgrades({ http, stopping }: Listening, sockets: WebSocketServer): void {
  http.on('upgrade', (request, socket, head) => {
    if (place.test(request.url ?? '') && !stopping.aborted) {
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
      return;
    }
    socket.on('error', () => undefined); // whoever asked has gone already
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  stopping.addEventListener('abort', () => {
    for (const socket of sockets.clients) socket.close(serviceRestart, 'Service Restart');
  });
}
