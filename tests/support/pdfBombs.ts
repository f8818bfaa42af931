import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflateRaw, deflateSync } from 'node:zlib';

/** A PDF with the given objects in order, and their cross-reference table. */
function assembled(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [number, object] of objects.entries()) {
    places.push(size);
    const part = Buffer.concat([
      Buffer.from(`${number + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    size += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const page = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'];
const leaf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
const stream = (entries: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`), body, Buffer.from('\nendstream')]);

/** Compresses without ever having the whole in memory. */
async function deflatedBlanks(bytes: number, start: string): Promise<Buffer> {
  const piece = Buffer.alloc(1_000_000, ' ');
  function* blanks(): Generator<Buffer> {
    yield Buffer.from(start);
    for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  }
  const raw = await buffer(Readable.from(blanks()).pipe(createDeflateRaw({ level: 9 })));
  // readers ignore the checksum after it
  return Buffer.concat([Buffer.from([0x78, 0xda]), raw, Buffer.alloc(4)]);
}

/** One object stream that expands to this many bytes of spaces. */
export async function inflatingPdf(bytes: number): Promise<Buffer> {
  const body = await deflatedBlanks(bytes, '5 0 << >> ');
  return assembled([...page, leaf, stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', body)]);
}

/** The same behind a second filter, so that its size is not known in advance. */
export async function twiceInflatingPdf(bytes: number): Promise<Buffer> {
  const body = deflateSync(await deflatedBlanks(bytes, '5 0 << >> '));
  return assembled([...page, leaf, stream('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', body)]);
}

/** Nested arrays, which the reader must parse to find a page. */
export const nestedPdf = (depth: number): Buffer =>
  assembled([`<< /Type /Catalog /Extra ${'['.repeat(depth)}${']'.repeat(depth)} /Pages 2 0 R >>`, page[1] ?? '', leaf]);

/** Pages that are their own parents and children. */
export const cyclicPdf = (): Buffer =>
  assembled([page[0] ?? '', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Parent 2 0 R /Count 1 >>']);

/** An action that runs a script when the file is opened. */
export const scriptedPdf = (name = 'JavaScript'): Buffer =>
  assembled([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
    page[1] ?? '',
    leaf,
    `<< /S /${name} /JS (app.alert\\('town'\\)) >>`,
  ]);

/** The same, hidden from a plain-text search in compressed objects. */
export function compressedScriptPdf(): Buffer {
  const object = '<< /S /J#61vaScript /JS (app.alert(1)) >>';
  const body = deflateSync(Buffer.from(`5 0 ${object}`));
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>',
    page[1] ?? '',
    leaf,
    stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', body),
  ]);
}

/** An empty page. */
export const plainPdf = (): Buffer => assembled([...page, leaf]);
