import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OutboundError } from '#server/outbound/OutboundError.ts';

/** Reads a body as text, at most so many bytes of it after decompression. */
export async function readBody(
  body: Readable,
  encoding: string,
  { host, maxBytes }: { readonly host: string; readonly maxBytes: number },
): Promise<string> {
  const plain = decoded(body, encoding.trim().toLowerCase(), host);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of plain as AsyncIterable<Buffer>) {
    bytes += piece.length;
    // leaving the loop destroys the stream, so nothing more is decompressed
    if (bytes > maxBytes) throw new OutboundError('tooLarge', host);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function decoded(body: Readable, encoding: string, host: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  if (encoding !== 'gzip') throw new OutboundError('badEncoding', host);
  const gunzip = createGunzip();
  body.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => body.destroy());
  return body.pipe(gunzip);
}
