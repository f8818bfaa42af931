import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { IncomingFiles } from '#server/files/IncomingFiles.ts';

/**
 * A body in which each file is replaced by an id, so that a row of a table and its document see text alone. Nothing is
 * stored yet: whatever takes a file in, once it is allowed to, finds it under its id. An empty input is left out.
 */
export function nameFiles(body: Record<string, unknown>, incoming: IncomingFiles): Record<string, unknown> {
  const entries = Object.entries(body).map(([name, value]) => [name, named(value, incoming)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function named(value: unknown, incoming: IncomingFiles): unknown {
  if (value instanceof File) {
    if (value.size === 0) return undefined;
    const { name: fileName, type: contentType, size: byteSize } = value;
    return incoming.add({
      ...{ fileName, contentType, byteSize },
      open: () => Readable.fromWeb(value.stream() as ReadableStream),
    });
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? nameFiles(value as Record<string, unknown>, incoming) : value;
}
