import type { Readable } from 'node:stream';
import { newId } from '#server/newId.ts';

/** A file that came with a request and is stored when, and only when, something takes it in. */
export interface IncomingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** of its bytes, where the request must not count twice */
  readonly digest?: string;
  readonly open: () => Readable;
}

/** The files of one request, by the ids under which its input names them. */
export class IncomingFiles {
  private readonly files = new Map<string, IncomingFile>();

  add(file: IncomingFile): string {
    const id = newId();
    this.files.set(id, file);
    return id;
  }

  /** What an input says that names them: a request that is sent again has the same files under other ids. */
  meantBy = (input: unknown): string =>
    JSON.stringify(input, (_name, value: unknown) => {
      const file = typeof value === 'string' ? this.files.get(value) : undefined;
      return file?.digest ? [file.fileName, file.contentType, file.digest] : value;
    });

  get(id: string): IncomingFile | undefined {
    return this.files.get(id);
  }
}
