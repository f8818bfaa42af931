import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { newId } from '#server/ids.ts';
import type { IncomingFile } from '#server/incomingFiles.ts';

/**
 * A body in which each file is replaced by an id, so that a row of a table and its document see text alone. Nothing is
 * stored yet: whatever takes a file in, once it is allowed to, finds it under its id. An empty input is left out.
 */
export function nameFiles(body: Record<string, unknown>, incoming: Map<string, IncomingFile>): Record<string, unknown> {
  const entries = Object.entries(body).map(([name, value]) => [name, named(value, incoming)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function named(value: unknown, incoming: Map<string, IncomingFile>): unknown {
  if (value instanceof File) {
    if (value.size === 0) return undefined;
    const id = newId();
    const { name: fileName, type: contentType, size: byteSize } = value;
    incoming.set(id, {
      ...{ fileName, contentType, byteSize },
      open: () => Readable.fromWeb(value.stream() as ReadableStream),
    });
    return id;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? nameFiles(value as Record<string, unknown>, incoming) : value;
}
