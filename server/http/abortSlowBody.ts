import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies other than files are small, and take about a second even on a slow connection. */
const longestMs = 30_000;

const withBody: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Cuts off clients that send a small body endlessly slowly (slowloris). File uploads only have the server's general
 * limit.
 */
export function abortSlowBody(request: IncomingMessage, response: ServerResponse, patienceMs = longestMs): void {
  if (!withBody.has(request.method) || request.headers['content-type']?.startsWith('multipart/') === true) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroySoon();
  }, patienceMs);
  request.once('close', () => clearTimeout(timer));
}
