import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body that is no file is small: a second would do on any line. */
const longestMs = 30_000;

const withBody: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Cuts off who sends a small body without end, byte by byte. A file may take as long as the server waits at all. */
export function cutSlowBody(request: IncomingMessage, response: ServerResponse, patienceMs = longestMs): void {
  if (!withBody.has(request.method) || request.headers['content-type']?.startsWith('multipart/') === true) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, patienceMs);
  request.once('close', () => clearTimeout(timer));
}
