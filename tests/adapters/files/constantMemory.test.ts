import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { head, keyOf, permissionOf } from '#tests/adapters/files/rawUpload.ts';
import { startDiskServer, type DiskServer } from '#tests/adapters/files/startDiskServer.ts';

let server: DiskServer;
beforeAll(async () => {
  server = await startDiskServer();
});
afterAll(() => server.close());

const megabyte = 1024 * 1024;

test('files on disk are streamed in constant memory', async () => {
  const size = 400 * megabyte;
  const post = await permissionOf(server, size);
  const before = process.memoryUsage().rss;
  let peak = before;
  const call = request(post.url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=line', 'transfer-encoding': 'chunked' },
  });
  call.write(head(post));
  const block = Buffer.alloc(megabyte, 'y');
  for (let sent = 0; sent < size; sent += megabyte) {
    if (!call.write(block)) await once(call, 'drain');
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  call.end('\r\n--line--\r\n');
  const [response] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await server.store.head(keyOf(post))).toMatchObject({ size });
  expect((peak - before) / megabyte).toBeLessThan(100);
});
