import type { Readable } from 'node:stream';

/** A file that came with a request and is stored when, and only when, something takes it in. */
export interface IncomingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly open: () => Readable;
}

/** The files of one request, by the ids under which its input names them. */
export type IncomingFiles = ReadonlyMap<string, IncomingFile>;
