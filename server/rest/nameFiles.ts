import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { IncomingFiles } from '#server/files/IncomingFiles.ts';

type Body = Record<string, unknown>;

interface Naming {
  readonly incoming: IncomingFiles;
  /** the request must not count twice: it is known again by what its files hold */
  readonly isKeyed: boolean;
}

/**
 * A body in which each file is replaced by an id, so that a row of a table and its document see text alone. Nothing is
 * stored yet: whatever takes a file in, once it is allowed to, finds it under its id. An empty input is left out.
 */
export async function nameFiles(body: Body, naming: Naming): Promise<Body> {
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
  return isObject ? nameFiles(value as Body, naming) : value;
}

const digestOf = async (file: File): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
