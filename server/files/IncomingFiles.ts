import type { Readable } from 'node:stream';
import { newId } from '#server/newId.ts';

/** A file in a multipart request, stored only if the operation accepts it. */
export interface IncomingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** a digest of its bytes, for requests with an idempotency key */
  readonly digest?: string;
  readonly open: () => Readable;
}

/** The files of one request, by the ids its input refers to them with. */
export class IncomingFiles {
  private readonly files = new Map<string, IncomingFile>();

  add(file: IncomingFile): string {
    const id = newId();
    this.files.set(id, file);
    return id;
  }

  /** The input with file contents in place of ids: a retried request has the same files under different ids. */
  meantBy = (input: unknown): string =>
    JSON.stringify(input, (_name, value: unknown) => {
      const file = typeof value === 'string' ? this.files.get(value) : undefined;
      return file?.digest ? [file.fileName, file.contentType, file.digest] : value;
    });

  get(id: string): IncomingFile | undefined {
    return this.files.get(id);
  }
}
