import type { Readable } from 'node:stream';
import { constants, inflateRawSync } from 'node:zlib';

/**
 * What is in a PDF beside what is drawn: `active` does something by itself (scripts, programs, files within), `bomb`
 * grows or takes beyond all measure, `unknown` could not be looked into.
 */
export type PdfContent = 'passive' | 'active' | 'bomb' | 'unknown';

/** Looks beside the event loop; `open` is asked for the bytes, again if need be. One person's files wait for each other alone. */
export type LookIntoPdf = (open: () => Promise<Readable>, person: string) => Promise<PdfContent>;

/** What honest forms hold in all their object streams together is a tenth of that. */
const mostInflated = 64_000_000;
/** Of streams that do not say that they hold objects, and look like it. */
const mostGuessed = 4_000_000;
/** Of the processor, whatever the machine does beside it; plans of 20 MB took a tenth. */
const mostMicroseconds = 2_000_000;
/** What declares a stream stands so close before it. */
const mostDeclared = 4_000;

/** A name may write any of its letters as #xx, so that `/J#61vaScript` is the same name. */
const letter = (one: string): string => {
  const code = one.charCodeAt(0).toString(16);
  return `(?:${one}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
};
const named = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map((name) => name.replace(/./g, letter)).join('|')})(?![A-Za-z0-9])`);

/** Every script of a PDF is an action or a tree of this name, whatever opens it. */
const activeNames = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'GoToE', 'ImportData');
const objectStream = named('ObjStm', 'XRef');
const objects = named('ObjStm');
const encrypted = named('Encrypt');
const plainFilter = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!Flate|LZW|ASCII|Run|Crypt)|>>|$)/;
const reordered = named('Predictor');
const looksLikeObjects = /^\s*\d+\s+\d+\s/;

/** Looks for names, in the open and in compressed objects. It does not parse, so nothing can be hidden from it by flaws in it. */
export function lookInto(bytes: Uint8Array): PdfContent {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begun = process.cpuUsage();
  const isTooLong = (): boolean => {
    const { user, system } = process.cpuUsage(begun);
    return user + system > mostMicroseconds;
  };
  if (holds(file, activeNames)) return 'active';
  let left = mostInflated;
  // of what is encrypted only the outermost can be read
  let content: PdfContent = holds(file, encrypted) ? 'unknown' : 'passive';
  for (const { declared, start } of streamsOf(file)) {
    if (isTooLong()) return 'bomb';
    const isDeclared = objectStream.test(declared);
    const sample = file.subarray(start, start + 512);
    if (!isDeclared && !looksLikeObjects.test(inflated(sample, mostGuessed)?.toString('latin1') ?? '')) continue;
    const end = file.indexOf('endstream', start);
    const opened = inflated(file.subarray(start, end < 0 ? file.length : end), isDeclared ? left : mostGuessed);
    if (opened === 'tooLarge' && isDeclared) return 'bomb';
    if (isOpaque(declared)) content = 'unknown';
    if (opened === null || opened === 'tooLarge') continue;
    if (isDeclared) left -= opened.length;
    if (holds(opened, activeNames)) return 'active';
  }
  return content;
}

/** Objects behind more than one filter, or another than programs use for them: what they are cannot be seen from here. */
function isOpaque(declared: string): boolean {
  if (!objects.test(declared) || !/\/Filter/.test(declared.replace(/#([0-9a-f]{2})/gi, unescaped))) return false;
  return !plainFilter.test(declared) || reordered.test(declared);
}

const unescaped = (_all: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** In pieces that overlap, because a string of the whole would be as large again. */
function holds(bytes: Buffer, name: RegExp): boolean {
  const [piece, overlap] = [1_000_000, 100];
  for (let at = 0; at < bytes.length; at += piece)
    if (name.test(bytes.toString('latin1', at, Math.min(bytes.length, at + piece + overlap)))) return true;
  return false;
}

/** Whatever could begin a stream: the word also stands in texts and remarks, which readers of PDFs pass over. */
function* streamsOf(file: Buffer): Generator<{ readonly declared: string; readonly start: number }> {
  const word = 'stream';
  for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + word.length)) {
    let start = at + word.length;
    if (!isSpace(file[start]) || file.toString('latin1', at - 3, at) === 'end') continue;
    while (isSpace(file[start])) start += 1;
    const before = file.toString('latin1', Math.max(0, at - mostDeclared), at);
    yield { declared: before.slice(Math.max(0, before.lastIndexOf('obj'))), start };
  }
}

const isSpace = (byte: number | undefined): boolean => byte === 10 || byte === 13 || byte === 32;

/** Without looking at the checksum, which readers of PDFs do not either. Null for what is compressed otherwise. */
function inflated(body: Buffer, most: number): Buffer | 'tooLarge' | null {
  if (body.length < 3 || ((body[0] ?? 0) & 15) !== 8) return null;
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(body.subarray(2), options);
  } catch (error) {
    return error instanceof RangeError ? 'tooLarge' : null;
  }
}
