import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abortSlowBody } from '#server/http/abortSlowBody.ts';

const server = createServer((request, response) => {
  abortSlowBody(request, response, 100);
  text(request).then(
    (body) => response.end(`read ${body.length}`),
    () => response.destroy(),
  );
});
beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Announces a body of a hundred bytes, and sends only these. */
async function send(body: string, headers = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100\r\n${headers}\r\n${body}`);
  return text(socket);
}

test('cuts off a small body that never ends', async () => {
  expect(await send('half')).toMatch(/^HTTP\/1\.1 408 /);
});

test('reads a body that arrives in time', async () => {
  expect(await send('x'.repeat(100))).toContain('read 100');
});

test('gives file uploads more time', async () => {
  const sent = send('half', 'Content-Type: multipart/form-data; boundary=b\r\n');
  const first = await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 300, 'still waiting'))]);
  expect(first).toBe('still waiting');
  server.closeAllConnections();
  await sent.catch(() => undefined);
});
