import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { DiskStore } from '#server/files/DiskStore.ts';
import { fileAreas, newFileKey, shardPrefix, type FileArea } from '#server/files/fileKeys.ts';
import { newId } from '#server/newId.ts';
import { sweepObjects } from '#server/operations/file/sweepObjects.ts';
import { createKeys } from '#server/secrets/createKeys.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();
/** Its own store, because other tests store files that are not in this database. */
const files = new DiskStore({
  root: scratchFolder('objects'),
  baseUrl: 'http://localhost/storage',
  keys: createKeys([{ id: 'test', value: 'the secret of this test' }]),
});
const day = 86_400_000;
const shelfIn = (key: string): number => Number.parseInt(key.split('/')[1] ?? '', 16);

async function object(area: FileArea, hasRow: boolean): Promise<string> {
  const key = newFileKey(area);
  await files.put(key, Buffer.from('bytes'), 'text/plain');
  const row = { id: newId(), key, filename: 'x.txt', contentType: 'text/plain' };
  if (hasRow) await made.services.db.storedFile.create({ data: row });
  return key;
}

/** Makes everything this many days older. */
const sweepAfter = (days: number, key: string) =>
  sweepObjects(
    { services: { ...made.services, files, now: () => new Date(Date.now() + days * day) }, actor: { kind: 'system' } },
    shelfIn(key),
  );
const isThere = async (key: string) => (await files.head(key)) !== null;

it('deletes bytes without a row, after a day if never accepted, otherwise after a month', async () => {
  for (const area of fileAreas) {
    const [kept, unknown] = [await object(area, true), await object(area, false)];
    const days = area === 'uploads' ? 1 : 30;
    await sweepAfter(days - 0.1, unknown);
    expect(await isThere(unknown)).toBe(true);
    expect(await sweepAfter(days + 0.1, unknown)).toBe(1);
    expect(await isThere(unknown)).toBe(false);
    await sweepAfter(1_000, kept);
    expect(await isThere(kept)).toBe(true);
    expect((await buffer(await files.read(kept))).toString()).toBe('bytes');
  }
});

it('visits every prefix, one per minute', () => {
  const shelves = Array.from({ length: 256 }, (_, minute) => shardPrefix('files', 29_000_000 + minute));
  expect(new Set(shelves).size).toBe(256);
  const key = newFileKey('files');
  expect(shelves.filter((shelf) => key.startsWith(shelf))).toHaveLength(1);
});
