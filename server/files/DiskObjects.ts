import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { assertFileKey, assertShardPrefix, isFileKey } from '#server/files/fileKeys.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';
import { isStorageFault, StorageUnavailable } from '#server/files/storageUnavailable.ts';
import { FileMissing, type ByteRange, type StoredObject } from '#server/files/store.ts';

/**
 * An object on disk is one file: a fixed-length header with its metadata, then its bytes. One rename publishes both
 * together, and a power failure can't separate them.
 */
const headerLength = 512;
const headerSchema = z.object({
  portico: z.literal(1),
  contentType: z.string(),
  size: z.int().min(0),
  etag: z.string(),
  storedAt: z.iso.datetime().transform((text) => new Date(text)),
});

export interface ObjectWrite {
  readonly contentType: string;
  readonly minBytes?: number;
  readonly maxBytes?: number;
  readonly storedAt: Date;
}

export class DiskObjects {
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Streams into a temporary file, syncs it to disk, then renames it. A failure leaves nothing behind. */
  async write(key: string, chunks: AsyncIterable<Uint8Array>, writing: ObjectWrite): Promise<StoredObject> {
    const { contentType, minBytes = 0, maxBytes = Infinity, storedAt } = writing;
    return this.place(key, async (temporary) => {
      const file = await open(temporary, 'wx', 0o600);
      try {
        const digest = createHash('md5');
        let size = 0;
        for await (const chunk of chunks) {
          if (size + chunk.length > maxBytes) throw new StorageRefusal('EntityTooLarge');
          await writeFully(file, chunk, headerLength + size);
          digest.update(chunk);
          size += chunk.length;
        }
        if (size < minBytes) throw new StorageRefusal('EntityTooSmall');
        const etag = digest.digest('hex');
        const header = JSON.stringify({ portico: 1, contentType, size, etag, storedAt: storedAt.toISOString() });
        await writeFully(file, Buffer.from(`${header.padEnd(headerLength - 1)}\n`), 0);
        await file.sync();
        return { key, size, contentType, etag, storedAt };
      } finally {
        await file.close();
      }
    });
  }

  async find(key: string): Promise<StoredObject | null> {
    const opened = await this.open(key);
    await opened?.file.close();
    return opened?.object ?? null;
  }

  /** The caller owns the stream: reading it to the end or destroying it closes the file. */
  async read(key: string, range: ByteRange = { start: 0 }): Promise<Readable> {
    const opened = await this.open(key);
    if (!opened) throw new FileMissing(key);
    const { file, object } = opened;
    const last = Math.min(range.end ?? Infinity, object.size - 1);
    if (range.start > last) {
      await file.close();
      if (object.size > 0) throw new StorageRefusal('InvalidRange');
      return Readable.from([]);
    }
    return file.createReadStream({ start: headerLength + range.start, end: headerLength + last });
  }

  /** A hard link to the same bytes: objects are never modified, so this is a copy at no cost. */
  async copy(from: string, to: string): Promise<void> {
    const source = this.pathOf(from);
    await this.place(to, async (temporary) => {
      if ((await unlessMissing(link(source, temporary).then(() => true))) === null) throw new FileMissing(from);
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncGenerator<{ key: string; storedAt: Date }> {
    assertShardPrefix(prefix);
    for (const name of (await unlessMissing(readdir(path.join(this.root, prefix)))) ?? []) {
      const key = `${prefix}${name}`;
      const found = isFileKey(key) ? await unlessMissing(stat(this.pathOf(key))) : null;
      if (found) yield { key, storedAt: found.ctime };
    }
  }

  /** Deletes temporary files of killed processes. */
  async sweepTemporary(olderThan: Date): Promise<number> {
    const folder = path.join(this.root, 'tmp');
    const names = await unlessMissing(readdir(folder));
    let swept = 0;
    for (const name of names ?? []) {
      const file = path.join(folder, name);
      const found = await unlessMissing(stat(file));
      if (!found || found.mtime >= olderThan) continue;
      await rm(file, { force: true });
      swept += 1;
    }
    return swept;
  }

  private pathOf(key: string): string {
    assertFileKey(key);
    return path.join(this.root, key);
  }

  private async place<T>(key: string, fill: (temporary: string) => Promise<T>): Promise<T> {
    const target = this.pathOf(key);
    const temporary = path.join(this.root, 'tmp', randomUUID());
    try {
      await makeFolder(path.dirname(temporary));
      const result = await fill(temporary);
      await makeFolder(path.dirname(target));
      await rename(temporary, target);
      await syncFolder(path.dirname(target));
      return result;
    } catch (error) {
      throw isStorageFault(error) ? new StorageUnavailable(error) : error;
    } finally {
      // Needed even after the rename, which does nothing if both names already refer to the same file.
      await rm(temporary, { force: true });
    }
  }

  private async open(key: string): Promise<{ file: FileHandle; object: StoredObject } | null> {
    const file = await unlessMissing(open(this.pathOf(key), 'r'));
    if (!file) return null;
    try {
      const { buffer } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0);
      const { contentType, size, etag, storedAt } = headerSchema.parse(JSON.parse(buffer.toString('utf8')));
      if ((await file.stat()).size !== headerLength + size) throw new Error(`the file stored under ${key} is damaged`);
      return { file, object: { key, size, contentType, etag, storedAt } };
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}

async function writeFully(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let parent = path.dirname(folder); parent.length >= path.dirname(first).length; parent = path.dirname(parent))
    await syncFolder(parent);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
