import { once } from 'node:events';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileKey } from '#server/files/fileKeys.ts';
import type { PresignedPost } from '#server/files/store.ts';
import { head, keyOf, permissionOf } from '#tests/adapters/files/rawUpload.ts';
import { startDiskServer, type DiskServer } from '#tests/adapters/files/startDiskServer.ts';
import { upload } from '#tests/adapters/files/upload.ts';

let server: DiskServer;
beforeAll(async () => {
  server = await startDiskServer();
});
afterAll(() => server.close());

const megabyte = 1024 * 1024;
const permission = (maxBytes = 1000): Promise<PresignedPost> => permissionOf(server, maxBytes);

/** Sends raw bytes as one request and returns the status, or 'cut' when the server hung up. */
async function send(body: string | Buffer, headers: Record<string, string> = {}): Promise<number | 'cut'> {
  const call = request(`${server.origin}/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=line', 'content-length': `${body.length}`, ...headers },
  });
  const answered = once(call, 'response') as Promise<[{ statusCode: number; resume(): void }]>;
  call.end(body);
  try {
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  } catch {
    return 'cut';
  }
}

describe('an interrupted upload', () => {
  test.each([0, 1, 5])('after %s megabytes leaves nothing', async (megabytes) => {
    const post = await permission(100 * megabyte);
    const before = new Set(await server.files());
    const call = request(post.url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=line', 'content-length': `${50 * megabyte}` },
    });
    call.on('error', () => {});
    call.write(head(post));
    for (let i = 0; i < megabytes; i += 1) call.write(Buffer.alloc(megabyte, 'x'));
    await pause(150);
    call.destroy();
    // leftovers of the previous test may disappear in the meantime
    const come = async () => (await server.files()).filter((file) => !before.has(file));
    await expect.poll(come, { timeout: 15_000 }).toEqual([]);
    expect(await server.store.head(keyOf(post))).toBeNull();
  });

  test('just before its closing boundary leaves nothing', async () => {
    const post = await permission();
    expect(await send(`${head(post)}content\r\n--lin`)).toBe(400);
    expect(await server.store.head(keyOf(post))).toBeNull();
  });

  test('repeated 100 times leaves nothing, and the server works', async () => {
    const before = await server.files();
    for (let i = 0; i < 100; i += 1) {
      const post = await permission(100 * megabyte);
      const call = request(post.url, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=line', 'content-length': `${50 * megabyte}` },
      });
      call.on('error', () => {});
      call.write(head(post));
      call.write(Buffer.alloc(i * 1000));
      await pause(i % 7);
      call.destroy();
    }
    await expect.poll(() => server.files(), { timeout: 15_000 }).toEqual(before);
    expect((await upload(await permission(), '%PDF-1.7')).status).toBe(201);
  });
});

describe('an upload that is too large', () => {
  test('is rejected by its Content-Length, before its bytes are read', async () => {
    const post = await permission(1000);
    const before = await server.files();
    const call = request(post.url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=line', 'content-length': `${5 * 1024 ** 3}` },
    });
    call.on('error', () => {});
    call.write(head(post));
    const [response] = (await once(call, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
    call.destroy();
    expect(await server.files()).toEqual(before);
    expect(await server.store.head(keyOf(post))).toBeNull();
  });

  test('in a stream without a length leaves nothing', async () => {
    const post = await permission(3 * megabyte);
    const before = await server.files();
    const call = request(post.url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=line', 'transfer-encoding': 'chunked' },
    });
    call.on('error', () => {});
    call.write(head(post));
    for (let i = 0; i < 8; i += 1) call.write(Buffer.alloc(megabyte));
    const [response] = (await once(call, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
    call.destroy();
    expect(await server.files()).toEqual(before);
  });
});

describe('a form that no browser would send', () => {
  test.each<[string, (post: PresignedPost) => string]>([
    ['is empty', () => ''],
    [
      'has no file',
      (post) => `${head(post).split('--line\r\nContent-Disposition: form-data; name="file"')[0]}--line--\r\n`,
    ],
    [
      'has its file first',
      (post) => `--line\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n${head(post)}y\r\n--line--\r\n`,
    ],
    ['has another boundary', (post) => `${head(post, 'other')}x\r\n--other--\r\n`],
    ['has a preamble', (post) => `hello\r\n${head(post)}x\r\n--line--\r\n`],
    [
      'has a part without a name',
      (post) => `--line\r\nContent-Type: text/plain\r\n\r\nx\r\n${head(post)}x\r\n--line--\r\n`,
    ],
    ['has endless headers', () => `--line\r\nContent-Disposition: form-data; name="${'a'.repeat(20_000)}`],
    [
      'has a one-megabyte field',
      (post) =>
        `--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(megabyte)}\r\n${head(post)}x\r\n--line--\r\n`,
    ],
    [
      'has hundreds of fields',
      (post) =>
        `${Array.from({ length: 300 }, (_, i) => `--line\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\nx\r\n`).join('')}${head(post)}x\r\n--line--\r\n`,
    ],
    [
      'has the same field with other capitals',
      (post) =>
        `--line\r\nContent-Disposition: form-data; name="KEY"\r\n\r\nfiles/00/x\r\n${head(post)}x\r\n--line--\r\n`,
    ],
  ])('is rejected when it %s', async (_, form) => {
    const post = await permission();
    const before = await server.files();
    expect([400, 403]).toContain(await send(form(post)));
    expect(await server.files()).toEqual(before);
  });

  test('is rejected when it is not a form', async () => {
    expect(await send('{}', { 'content-type': 'application/json' })).toBe(400);
    expect(await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(400);
  });
});

describe('files on disk', () => {
  test.each(['..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/etc/passwd', 'tmp/x', 'uploads', '%00', 'files/aa%00/b'])(
    'are not served for a path like %s',
    async (hostile) => {
      const response = await fetch(`${server.origin}/files/${hostile}`);
      expect([403, 404]).toContain(response.status);
    },
  );

  test('are sent so that nothing in them can run', async () => {
    const key = newFileKey('files');
    const polyglot = 'GIF89a/*<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>*/=1;%PDF-1.7';
    await server.store.put(key, Buffer.from(polyglot), 'image/svg+xml');
    const url = await server.store.downloadUrl({
      key,
      fileName: 'logo.svg',
      contentType: 'image/svg+xml',
      inline: true,
      expiresInSeconds: 60,
    });
    const { headers } = await fetch(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
  });

  test('respond to HEAD without a body, and with 304 if unchanged', async () => {
    const key = newFileKey('files');
    const { etag } = await server.store.put(key, Buffer.from('hello'), 'text/plain');
    const download = { key, fileName: 'a.txt', contentType: 'text/plain', expiresInSeconds: 60 };
    const url = await server.store.downloadUrl(download);
    const headed = await fetch(url, { method: 'HEAD' });
    expect([headed.status, headed.headers.get('content-length'), await headed.text()]).toEqual([200, '5', '']);
    expect((await fetch(url, { headers: { 'if-none-match': `"${etag}"` } })).status).toBe(304);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  });

  test('with damaged bytes cause an error, not a shorter file', async () => {
    const key = newFileKey('files');
    await server.store.put(key, Buffer.from('the whole truth'), 'text/plain');
    const url = await server.store.downloadUrl({ key, fileName: 'a', contentType: 'text/plain', expiresInSeconds: 60 });
    const file = path.join(server.root, key);
    await writeFile(file, (await readFile(file)).subarray(0, 515));
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('InternalError')]);
    expect(server.faults).toEqual([expect.objectContaining({ message: expect.stringContaining('damaged') as string })]);
  });

  test('left behind by a killed process are swept after a day', async () => {
    const folder = path.join(server.root, 'tmp');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'old'), 'half');
    await writeFile(path.join(folder, 'young'), 'half');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(path.join(folder, 'old'), yesterday, yesterday);
    expect(await server.store.sweep()).toBe(1);
    expect(await server.files()).toContain('tmp/young');
    expect(await server.files()).not.toContain('tmp/old');
  });
});
