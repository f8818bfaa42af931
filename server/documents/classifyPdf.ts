import type { Readable } from 'node:stream';
import { constants, inflateRawSync } from 'node:zlib';

/**
 * What a PDF contains besides drawings: `active` runs something (scripts, programs, embedded files), `bomb` expands
 * or takes time without limit, `unknown` can't be inspected.
 */
export type PdfContent = 'passive' | 'active' | 'bomb' | 'unknown';

/**
 * Inspects a PDF in a separate process; `open` may be called again for a retry. Files of one person wait only for
 * each other.
 */
export type InspectPdf = (open: () => Promise<Readable>, person: string) => Promise<PdfContent>;

/** Ten times what all object streams of legitimate forms hold together. */
const mostInflated = 64_000_000;
/** For streams that aren't declared as object streams but look like them. */
const mostGuessed = 4_000_000;
/** CPU time, independent of the machine's load; plans of 20 MB took a tenth. */
const mostMicroseconds = 2_000_000;
/** How far before a stream its dictionary can start. */
const mostDeclared = 4_000;

/** A PDF name may encode any character as #xx: `/J#61vaScript` is the same name. */
const letter = (one: string): string => {
  const code = one.charCodeAt(0).toString(16);
  return `(?:${one}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
};
const named = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map((name) => name.replace(/./g, letter)).join('|')})(?![A-Za-z0-9])`);

/** Every script in a PDF needs an action or a name tree with one of these names. */
const activeNames = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'GoToE', 'ImportData');
const objectStream = named('ObjStm', 'XRef');
const objects = named('ObjStm');
const encrypted = named('Encrypt');
const plainFilter = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!Flate|LZW|ASCII|Run|Crypt)|>>|$)/;
const reordered = named('Predictor');
const looksLikeObjects = /^\s*\d+\s+\d+\s/;

/**
 * Searches for names, in plain and in compressed objects. It doesn't parse the file, so parser differences can't hide
 * anything from it.
 */
export function classifyPdf(bytes: Uint8Array): PdfContent {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begun = process.cpuUsage();
  const isTooLong = (): boolean => {
    const { user, system } = process.cpuUsage(begun);
    return user + system > mostMicroseconds;
  };
  if (holds(file, activeNames)) return 'active';
  let left = mostInflated;
  // in encrypted files only the outermost objects are readable
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

/** Object streams with several filters, or an unusual one: their content can't be inspected. */
function isOpaque(declared: string): boolean {
  if (!objects.test(declared) || !/\/Filter/.test(declared.replace(/#([0-9a-f]{2})/gi, unescaped))) return false;
  return !plainFilter.test(declared) || reordered.test(declared);
}

const unescaped = (_all: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** In overlapping chunks, because one string for the whole file would double its memory. */
function holds(bytes: Buffer, name: RegExp): boolean {
  const [piece, overlap] = [1_000_000, 100];
  for (let at = 0; at < bytes.length; at += piece)
    if (name.test(bytes.toString('latin1', at, Math.min(bytes.length, at + piece + overlap)))) return true;
  return false;
}

/** Everything that could start a stream; the word also occurs in strings and comments, which PDF readers skip. */
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

/** Ignores the checksum, as PDF readers do. Null for other compression. */
function inflated(body: Buffer, most: number): Buffer | 'tooLarge' | null {
  if (body.length < 3 || ((body[0] ?? 0) & 15) !== 8) return null;
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(body.subarray(2), options);
  } catch (error) {
    return error instanceof RangeError ? 'tooLarge' : null;
  }
}
