import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileOf, type Manifest } from '#scripts/backup/manifest.ts';
import type { FileStore } from '#server/files/store.ts';
import { StartupError } from '#server/StartupError.ts';

type CopiedFile = Manifest['files'][number];

/** Copies the bytes of every key out of the store. They are immutable, so this can run after the database snapshot. */
export async function backUpFiles(
  store: FileStore,
  keys: readonly string[],
  folder: string,
): Promise<{ readonly files: CopiedFile[]; readonly missing: string[] }> {
  const files: CopiedFile[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const stored = await store.head(key);
    if (stored === null) {
      missing.push(key);
      continue;
    }
    const place = fileOf(folder, key);
    mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
    const { bytes, sha256 } = digested(await store.read(key));
    await pipeline(bytes, createWriteStream(place, { mode: 0o600 }));
    files.push({ key, contentType: stored.contentType, size: stored.size, sha256: sha256() });
  }
  return { files, missing };
}

export async function restoreFiles(store: FileStore, folder: string, files: readonly CopiedFile[]): Promise<void> {
  for (const { key, contentType, sha256: wanted } of files) {
    const { bytes, sha256 } = digested(createReadStream(fileOf(folder, key)));
    await store.put(key, bytes, contentType);
    if (sha256() !== wanted)
      throw new StartupError(`The backup is damaged: the file ${key} doesn't match its checksum.`);
  }
}

function digested(from: Readable): { readonly bytes: Readable; readonly sha256: () => string } {
  const digest = createHash('sha256');
  const bytes = new PassThrough();
  from.on('data', (chunk: Buffer) => digest.update(chunk));
  from.on('error', (error) => bytes.destroy(error));
  return { bytes: from.pipe(bytes), sha256: () => digest.digest('hex') };
}
