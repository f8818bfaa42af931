import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileKey } from '#server/files/fileKeys.ts';
import { FileMissing, type FileStore, type PresignedPost } from '#server/files/store.ts';
import { upload } from '#tests/adapters/files/upload.ts';

interface Opened {
  readonly store: FileStore;
  close(): Promise<void>;
}

/** Applies to every file store. */
export function fileStoreSuite(name: string, open: () => Promise<Opened>): void {
  describe.each([name])('%s', () => {
    let opened: Opened;
    let store: FileStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(() => opened.close());

    const permission = (changes: { maxBytes?: number; expiresInSeconds?: number; key?: string } = {}) =>
      store.presignPost({
        key: newFileKey('uploads'),
        contentType: 'image/png',
        maxBytes: 1000,
        expiresInSeconds: 60,
        ...changes,
      });
    const keyOf = (post: PresignedPost): string => post.fields['key'] ?? '';

    describe('a form upload', () => {
      test('stores the bytes and returns their location', async () => {
        const post = await permission();
        const answer = await upload(post, 'a picture');
        expect(answer.status).toBe(201);
        expect(answer.text).toContain(`<Key>${keyOf(post)}</Key>`);
        expect(answer.text).toMatch(/<Bucket>[^<]+<\/Bucket>/);
        expect(answer.text).toMatch(/<ETag>(&quot;|")[0-9a-f]{32}/);
        expect(store.keyOf(answer.location)).toBe(keyOf(post));
        expect(await store.head(keyOf(post))).toMatchObject({ size: 9, contentType: 'image/png' });
        expect(await text(store, keyOf(post))).toBe('a picture');
      });

      test.each<[string, (fields: [string, string][]) => [string, string][]]>([
        ['under a different key', (f) => f.map(([n, v]) => (n === 'key' ? [n, newFileKey('files')] : [n, v]))],
        ['with a different type', (f) => f.map(([n, v]) => (n === 'Content-Type' ? [n, 'text/html'] : [n, v]))],
        ['with a longer type', (f) => f.map(([n, v]) => (n === 'Content-Type' ? [n, `${v}; x=y`] : [n, v]))],
        ['into a different bucket', (f) => f.map(([n, v]) => (n === 'bucket' ? [n, 'elsewhere'] : [n, v]))],
        ['with a changed policy', (f) => f.map(([n, v]) => (n === 'Policy' ? [n, widened(v)] : [n, v]))],
        ['with an invalid policy', (f) => f.map(([n, v]) => (n === 'Policy' ? [n, 'bm90IGpzb24='] : [n, v]))],
        ['with a changed signature', (f) => f.map(([n, v]) => (n === 'X-Amz-Signature' ? [n, flipped(v)] : [n, v]))],
        ['without a signature', (f) => f.filter(([n]) => n !== 'X-Amz-Signature')],
        ['without a policy', (f) => f.filter(([n]) => n !== 'Policy')],
        ['without a content type', (f) => f.filter(([n]) => n !== 'Content-Type')],
        ['by a different signer', (f) => f.map(([n, v]) => (n === 'X-Amz-Credential' ? [n, `x${v}`] : [n, v]))],
        ['on a different day', (f) => f.map(([n, v]) => (n === 'X-Amz-Date' ? [n, `2${v.slice(1)}0`] : [n, v]))],
        ['with a field missing in the policy', (f) => [...f, ['acl', 'public-read']]],
        ['with a duplicate field', (f) => [...f, ['key', newFileKey('uploads')]]],
      ])('is rejected %s', async (_, change) => {
        const post = await permission();
        const answer = await upload(post, 'a picture', change);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).toMatch(/<Code>[A-Za-z]+<\/Code>/);
        expect(await store.head(keyOf(post))).toBeNull();
      });

      test('accepts exactly the maximum size and not a byte more', async () => {
        const fits = await permission({ maxBytes: 10 });
        expect((await upload(fits, '0123456789')).status).toBe(201);
        const over = await permission({ maxBytes: 10 });
        const answer = await upload(over, '0123456789A');
        expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('EntityTooLarge') as string });
        expect(await store.head(keyOf(over))).toBeNull();
      });

      test('is rejected if empty', async () => {
        const post = await permission();
        expect(await upload(post, '')).toMatchObject({ status: 400 });
        expect(await store.head(keyOf(post))).toBeNull();
      });

      test('is rejected after the permission has expired', async () => {
        const post = await permission({ expiresInSeconds: 1 });
        await pause(2100);
        expect(await upload(post, 'a picture')).toMatchObject({ status: 403 });
        expect(await store.head(keyOf(post))).toBeNull();
      });

      test('can be repeated, and the last complete one stays', async () => {
        const post = await permission();
        await upload(post, 'first');
        await upload(post, 'second one');
        expect(await text(store, keyOf(post))).toBe('second one');
      });

      test.each([0, 601, 1.5, Number.NaN])('is never permitted for %s seconds', async (expiresInSeconds) => {
        await expect(permission({ expiresInSeconds })).rejects.toThrow(RangeError);
      });

      test.each([0, -1, 6 * 1024 ** 3])('is never permitted for %s bytes', async (maxBytes) => {
        await expect(permission({ maxBytes })).rejects.toThrow(RangeError);
      });
    });

    describe('an object', () => {
      test('can be written, read, read in part, copied, and deleted', async () => {
        const [key, copy] = [newFileKey('generated'), newFileKey('files')];
        const put = await store.put(key, Buffer.from('permit no. 7'), 'application/pdf');
        expect(put).toMatchObject({ key, size: 12, contentType: 'application/pdf' });
        expect(await store.head(key)).toMatchObject({ size: 12, contentType: 'application/pdf', etag: put.etag });
        expect(Math.abs(Date.now() - put.storedAt.getTime())).toBeLessThan(10_000);
        expect(await text(store, key, { start: 7, end: 9 })).toBe('no.');
        expect(await text(store, key, { start: 11 })).toBe('7');
        expect(await text(store, key, { start: 7, end: 900 })).toBe('no. 7');
        await expect(store.read(key, { start: 12 })).rejects.toMatchObject({ code: 'InvalidRange' });
        await store.copy(key, copy);
        await store.delete(key);
        expect(await store.head(key)).toBeNull();
        expect(await text(store, copy)).toBe('permit no. 7');
        expect(await store.head(copy)).toMatchObject({ contentType: 'application/pdf', size: 12 });
      });

      test('can be empty', async () => {
        const key = newFileKey('generated');
        await store.put(key, Readable.from([]), 'text/csv');
        expect(await store.head(key)).toMatchObject({ size: 0 });
        expect(await text(store, key)).toBe('');
      });

      test('of many megabytes is streamed', async () => {
        const key = newFileKey('generated');
        const digest = createHash('sha256');
        const chunks = function* (): Generator<Buffer> {
          for (let i = 0; i < 330; i += 1) {
            const chunk = Buffer.alloc(65_537, i % 251);
            digest.update(chunk);
            yield chunk;
          }
        };
        const stored = await store.put(key, Readable.from(chunks()), 'text/csv');
        expect(stored.size).toBe(330 * 65_537);
        const read = createHash('sha256').update(await buffer(await store.read(key)));
        expect(read.digest('hex')).toBe(digest.digest('hex'));
      });

      test.each([1, 300])('whose stream fails after %s chunks does not exist', async (count) => {
        const key = newFileKey('generated');
        const chunks = function* (): Generator<Buffer> {
          for (let i = 0; i < count; i += 1) yield Buffer.alloc(65_536);
          throw new Error('the export failed');
        };
        await expect(store.put(key, Readable.from(chunks()), 'text/csv')).rejects.toThrow('the export failed');
        expect(await store.head(key)).toBeNull();
      });

      test('that is missing has no head, cannot be read or copied, and can be deleted', async () => {
        const key = newFileKey('files');
        expect(await store.head(key)).toBeNull();
        await expect(store.read(key)).rejects.toThrow(FileMissing);
        await expect(store.copy(key, newFileKey('files'))).rejects.toThrow(FileMissing);
        await store.delete(key);
      });

      test('written by two concurrent writers is one of the two', async () => {
        const key = newFileKey('generated');
        const [a, b] = ['a'.repeat(300_000), 'b'.repeat(200_000)];
        await Promise.all([a, b].map((content) => store.put(key, Buffer.from(content), 'text/plain')));
        expect([a, b]).toContain(await text(store, key));
      });

      test.each(['../../etc/passwd', 'files/../../x', '/etc/passwd', 'files/aa/bb', '', 'files/00/%2e%2e', 'files\\x'])(
        'is never looked up under %j',
        async (key) => {
          await expect(async () => store.head(key)).rejects.toThrow(RangeError);
          await expect(async () => store.read(key)).rejects.toThrow(RangeError);
          await expect(async () => store.delete(key)).rejects.toThrow(RangeError);
          await expect(async () => store.put(key, Buffer.of(1), 'text/plain')).rejects.toThrow(RangeError);
          await expect(async () => store.copy(key, newFileKey('files'))).rejects.toThrow(RangeError);
          await expect(async () => store.copy(newFileKey('files'), key)).rejects.toThrow(RangeError);
          await expect(async () => permission({ key })).rejects.toThrow(RangeError);
        },
      );
    });

    describe('a download', () => {
      const stored = async (content: string, contentType: string) => {
        const key = newFileKey('files');
        await store.put(key, Buffer.from(content), contentType);
        return { key, contentType, expiresInSeconds: 60 };
      };

      test('is an attachment with its name', async () => {
        const file = await stored('Ärger am Zaun', 'text/plain');
        const response = await fetch(await store.downloadUrl({ ...file, fileName: 'Anträge "2026".txt' }));
        expect(response.status).toBe(200);
        expect(response.headers.get('content-disposition')).toBe(
          'attachment; filename="Antrage 2026.txt"; filename*=UTF-8\'\'Antr%C3%A4ge%202026.txt',
        );
        expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
        expect(await response.text()).toBe('Ärger am Zaun');
      });

      test('can be requested in part', async () => {
        const file = await stored('0123456789', 'application/pdf');
        const url = await store.downloadUrl({ ...file, fileName: 'a.pdf' });
        const response = await fetch(url, { headers: { range: 'bytes=2-4' } });
        expect(response.status).toBe(206);
        expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
        expect(await response.text()).toBe('234');
        expect((await fetch(url, { headers: { range: 'bytes=10-' } })).status).toBe(416);
      });

      test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'text/xml', 'nonsense'])(
        'of %s is served as plain bytes, even if requested inline',
        async (contentType) => {
          const file = await stored('<script>alert(1)</script>', contentType);
          const response = await fetch(await store.downloadUrl({ ...file, fileName: 'x.html', inline: true }));
          expect(response.headers.get('content-type')).toBe('application/octet-stream');
          expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
        },
      );

      test('of a picture can be displayed in the page', async () => {
        const file = await stored('a picture', 'image/png');
        const response = await fetch(await store.downloadUrl({ ...file, fileName: 'logo.png', inline: true }));
        expect(response.headers.get('content-type')).toBe('image/png');
        expect(response.headers.get('content-disposition')).toMatch(/^inline;/);
      });

      test('is rejected if its URL was changed', async () => {
        const file = await stored('secret', 'application/pdf');
        const other = await stored('another', 'application/pdf');
        const url = new URL(await store.downloadUrl({ ...file, fileName: 'a.pdf' }));
        for (const name of url.searchParams.keys()) {
          const changed = new URL(url);
          changed.searchParams.set(name, `${url.searchParams.get(name)}1`);
          expect([name, (await fetch(changed)).status]).toEqual([name, 403]);
        }
        const elsewhere = new URL(url);
        elsewhere.pathname = elsewhere.pathname.replace(file.key, other.key);
        expect((await fetch(elsewhere)).status).toBe(403);
        expect((await fetch(url)).status).toBe(200);
      });

      test('is rejected after the permission has expired', async () => {
        const file = await stored('secret', 'application/pdf');
        const url = await store.downloadUrl({ ...file, fileName: 'a.pdf', expiresInSeconds: 1 });
        await pause(2100);
        expect((await fetch(url)).status).toBe(403);
      });

      test('of a deleted file is not found', async () => {
        const file = await stored('gone', 'application/pdf');
        const url = await store.downloadUrl({ ...file, fileName: 'a.pdf' });
        await store.delete(file.key);
        expect((await fetch(url)).status).toBe(404);
      });
    });
  });
}

async function text(store: FileStore, key: string, range?: { start: number; end?: number }): Promise<string> {
  return (await buffer(await store.read(key, range))).toString('utf8');
}

function widened(policy: string): string {
  const open = JSON.parse(Buffer.from(policy, 'base64').toString()) as { conditions: unknown[] };
  open.conditions.push(['content-length-range', 0, 10 ** 9]);
  return Buffer.from(JSON.stringify(open)).toString('base64');
}

function flipped(signature: string): string {
  return (signature.startsWith('0') ? '1' : '0') + signature.slice(1);
}
