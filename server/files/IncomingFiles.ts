import type { Readable } from 'node:stream';
import { newId } from '#server/newId.ts';

/** A file that came with a request and is stored when, and only when, something takes it in. */
export interface IncomingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
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

  get(id: string): IncomingFile | undefined {
    return this.files.get(id);
  }
}
