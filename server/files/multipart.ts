/**
 * One part of multipart/form-data. Read the body before requesting the next part; otherwise it is skipped. For why
 * this isn't a library, see decision 0024.
 */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | null;
  readonly contentType: string | null;
  readonly body: AsyncGenerator<Buffer, void, void>;
}

export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

const headerBytes = 8 * 1024;
const headerEnd = Buffer.from('\r\n\r\n');

/** The boundary of a `multipart/form-data` content type, or null for any other. */
export function formBoundary(contentType: string | null | undefined): string | null {
  const match = /^multipart\/form-data; ?boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))$/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Parses a form as it arrives, in constant memory: it holds at most one chunk, however large the file. As strict as
 * browsers are: anything unusual is MalformedForm, including a body that ends early.
 */
export async function* formParts(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const input = new Input(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if ((await input.take(delimiter.length - 2)).compare(delimiter.subarray(2)) !== 0)
    throw new MalformedForm('preamble');
  for (;;) {
    const mark = (await input.take(2)).toString('latin1');
    if (mark === '--') return;
    if (mark !== '\r\n') throw new MalformedForm('boundary');
    const headers = parseHeaders((await input.takeUntil(headerEnd, headerBytes)).toString('utf8'));
    const body = input.streamUntil(delimiter);
    yield { ...headers, body };
    while ((await body.next()).done !== true) continue;
    // The rest of a half-read body is the sender's content, and must never be taken for a boundary.
    if (input.insidePart) throw new MalformedForm('a part was left half-read');
  }
}

function parseHeaders(text: string): Omit<FormPart, 'body'> {
  const headers = new Map(
    text.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const disposition = /^form-data; ?name="([^"\r\n]*)"(?:; ?filename="([^"\r\n]*)")?$/i.exec(
    headers.get('content-disposition') ?? '',
  );
  if (!disposition) throw new MalformedForm('content-disposition');
  const [, name = '', fileName] = disposition;
  return {
    name: unescaped(name),
    fileName: fileName === undefined ? null : unescaped(fileName),
    contentType: headers.get('content-type') ?? null,
  };
}

// The three characters that browsers escape in names (WHATWG multipart/form-data encoding).
function unescaped(text: string): string {
  return text.replace(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

class Input {
  private readonly source: AsyncIterator<Uint8Array>;
  private held: Buffer = Buffer.alloc(0);
  insidePart = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.held.length < length) await this.more();
    return this.cut(length, length);
  }

  async takeUntil(delimiter: Buffer, limit: number): Promise<Buffer> {
    for (;;) {
      const at = this.held.indexOf(delimiter);
      if (at > limit || (at < 0 && this.held.length > limit)) throw new MalformedForm('headers are too long');
      if (at >= 0) return this.cut(at, at + delimiter.length);
      await this.more();
    }
  }

  async *streamUntil(delimiter: Buffer): AsyncGenerator<Buffer, void, void> {
    this.insidePart = true;
    for (;;) {
      const at = this.held.indexOf(delimiter);
      if (at >= 0) {
        this.insidePart = false;
        const last = this.cut(at, at + delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // The delimiter may start within the bytes held back.
      const sure = this.held.length - delimiter.length + 1;
      if (sure > 0) yield this.cut(sure, sure);
      await this.more();
    }
  }

  private cut(end: number, next: number): Buffer {
    const head = this.held.subarray(0, end);
    this.held = this.held.subarray(next);
    return head;
  }

  private async more(): Promise<void> {
    const { value, done } = await this.source.next().catch((cause: unknown) => {
      throw new MalformedForm('the connection was lost', { cause });
    });
    if (done === true) throw new MalformedForm('the form ends early');
    this.held =
      this.held.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([this.held, value]);
  }
}
