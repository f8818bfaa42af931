import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EmbeddedAnswer } from '#domain/publicPage/renderedPage.ts';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A rendered page as it is sent. */
export class CachedPage {
  readonly etag: string;
  readonly answers: readonly EmbeddedAnswer[];
  /** The answers as one text, to compare with those of another time. */
  readonly shown: string;
  readonly styles: string;
  readonly renderedAt: number;
  /** When its answers were last found to be current, and the revision of what it shows from before that. */
  checkedAt: number;
  revision: string | undefined;
  private readonly bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(
    html: string,
    answers: readonly EmbeddedAnswer[],
    styles: string,
    now: number,
    revision: string | undefined,
  ) {
    const bytes = Buffer.from(html);
    this.bodies.set('identity', Promise.resolve(bytes));
    this.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.answers = answers;
    this.shown = textOf(answers);
    this.styles = styles;
    this.renderedAt = now;
    this.checkedAt = now;
    this.revision = revision;
  }

  /** Compressed once for all visitors. */
  async body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const plain = this.bodies.get('identity');
    if (!plain) throw new Error('A cached page has lost its text.');
    const made = this.bodies.get(encoding) ?? plain.then((bytes) => compressedAs(encoding, bytes));
    this.bodies.set(encoding, made);
    return made;
  }

  /** A strong tag names bytes, so each encoding has its own. */
  etagOf(encoding: Encoding): string {
    return `"${this.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  }
}

export const textOf = (answers: readonly EmbeddedAnswer[]): string => JSON.stringify(answers);

const compressedAs = (encoding: Encoding, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip'
    ? gzipped(bytes)
    : brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });

export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((one) => (/;\s*q=0(\.0+)?\s*$/.test(one) ? [] : [one.split(';')[0]?.trim()])),
  );
  return encodings.find((encoding) => names.has(encoding)) ?? 'identity';
}

/** The pages used last, within a limit of memory. A text's three forms take about twice its own size. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private readonly sizes = new Map<string, number>();
  private bytes = 0;
  private readonly mostBytes: number;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage, textBytes: number): void {
    this.delete(key);
    const size = 3 * textBytes;
    if (size > this.mostBytes / 8) return;
    this.pages.set(key, page);
    this.sizes.set(key, size);
    this.bytes += size;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    if (!this.pages.delete(key)) return;
    this.bytes -= this.sizes.get(key) ?? 0;
    this.sizes.delete(key);
  }
}
