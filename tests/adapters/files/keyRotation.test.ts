import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskStore } from '#server/files/DiskStore.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import type { PresignedPost } from '#server/files/store.ts';
import { createKeys } from '#server/secrets/createKeys.ts';
import { readSecretKeys } from '#server/secrets/readSecretKeys.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portico-files-'));
});
afterAll(() => rm(root, { recursive: true }));

const [old, young] = ['o'.repeat(40), `young:${'y'.repeat(40)}`];
const baseUrl = 'http://localhost/storage';

/** A server started with these keys, over the same folder. */
function startedWith(secretKey: string): DiskStore {
  const keys = readSecretKeys(secretKey);
  if (keys === null) throw new Error('invalid keys');
  return new DiskStore({ root, baseUrl, keys: createKeys(keys) });
}

const download = (store: DiskStore, key: string): Promise<string> =>
  store.downloadUrl({ key, fileName: 'plan.pdf', contentType: 'application/pdf', inline: false, expiresInSeconds: 60 });
const lets = (store: DiskStore, key: string, url: string): boolean =>
  store.checkDownload(key, new URL(url).searchParams) !== null;
const form = ({ fields }: PresignedPost): Map<string, string> =>
  new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));

test('links issued before a key change work until the old key is removed', async () => {
  const key = newFileKey('uploads');
  const permission = { key, contentType: 'application/pdf', maxBytes: 100, expiresInSeconds: 60 };
  const [before, between, after] = [old, `${young},${old}`, young].map(startedWith) as [
    DiskStore,
    DiskStore,
    DiskStore,
  ];
  const [given, url] = [await before.presignPost(permission), await download(before, key)];

  expect(await between.checkUpload(form(given))).toMatchObject({ key });
  expect(lets(between, key, url)).toBe(true);
  await expect(after.checkUpload(form(given))).rejects.toThrow('signature');
  expect(lets(after, key, url)).toBe(false);

  const [newly, newUrl] = [await between.presignPost(permission), await download(between, key)];
  expect(await after.checkUpload(form(newly))).toMatchObject({ key });
  expect(lets(after, key, newUrl)).toBe(true);
  await expect(before.checkUpload(form(newly))).rejects.toThrow('signature');
});
