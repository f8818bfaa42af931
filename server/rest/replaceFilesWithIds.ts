import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { IncomingFiles } from '#server/files/IncomingFiles.ts';

type Body = Record<string, unknown>;

interface Naming {
  readonly incoming: IncomingFiles;
  /** Repeats must be recognized by the contents of the files, so that the request takes effect only once. */
  readonly isKeyed: boolean;
}

/**
 * Replaces each file in a body by an ID, so that endpoints and documents see only text. Nothing is stored yet:
 * an operation that accepts the file finds it under its ID once that is allowed. An empty file input is
 * omitted.
 */
export async function replaceFilesWithIds(body: Body, naming: Naming): Promise<Body> {
  const entries = Object.entries(body).map(async ([name, value]) => [name, await nameIn(value, naming)] as const);
  return Object.fromEntries((await Promise.all(entries)).filter(([, value]) => value !== undefined));
}

async function nameIn(value: unknown, naming: Naming): Promise<unknown> {
  if (value instanceof File) {
    if (value.size === 0) return undefined;
    const { name: fileName, type: contentType, size: byteSize } = value;
    return naming.incoming.add({
      ...{ fileName, contentType, byteSize, ...(naming.isKeyed && { digest: await digestOf(value) }) },
      open: () => Readable.fromWeb(value.stream() as ReadableStream),
    });
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? replaceFilesWithIds(value as Body, naming) : value;
}

const digestOf = async (file: File): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
