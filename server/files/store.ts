import type { Readable } from 'node:stream';
import { InvalidInput } from '#domain/kernel/refusal.ts';

/** A permission to upload one file under one key: nothing but these bytes, of this type, until it expires. */
export interface UploadRequest {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  readonly expiresInSeconds: number;
}

/** Where a browser sends its multipart form, and the fields that come before the part named `file`. */
export interface PresignedPost {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  readonly etag: string;
  readonly storedAt: Date;
}

/** First and last byte, both included; without `end` to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface Download {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  /** asks to show it in the page; granted to pictures and PDFs only (see servedAs) */
  readonly inline?: boolean;
  readonly expiresInSeconds: number;
}

/**
 * Where the bytes of files are. A key comes from newFileKey, never from a person. Every write is whole or not there:
 * a reader sees the old object, the new one or none. Content is immutable by convention: a changed file is a new key.
 */
export interface FileStore {
  presignPost(request: UploadRequest): Promise<PresignedPost>;
  /** The key that the Location of an upload's answer names, null if it is not an address of this store. */
  keyOf(location: string): string | null;
  head(key: string): Promise<StoredObject | null>;
  /** Throws FileMissing. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  put(key: string, content: Readable | Uint8Array, contentType: string): Promise<StoredObject>;
  /** Throws FileMissing. */
  copy(from: string, to: string): Promise<void>;
  /** What is stored under keys that begin so: `uploads/ab/`. */
  list(prefix: string): AsyncIterable<Pick<StoredObject, 'key' | 'storedAt'>>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  downloadUrl(download: Download): Promise<string>;
  close(): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(key: string) {
    super(`no file is stored under ${key}`);
  }
}

/** A leaked permission is worth little: none lives longer than ten minutes. */
export const longestExpirySeconds = 600;

/** S3 takes at most 5 GiB in one POST. */
const largestUploadBytes = 5 * 1024 ** 3;

export function assertExpiry(seconds: number): void {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestExpirySeconds)
    throw new RangeError(`a permission must expire in 1 to ${longestExpirySeconds} seconds, not ${seconds}`);
}

export function assertUpload({ contentType, maxBytes, expiresInSeconds }: UploadRequest): void {
  assertExpiry(expiresInSeconds);
  if (!Number.isInteger(maxBytes) || maxBytes < 1 || maxBytes > largestUploadBytes)
    throw new RangeError(`an upload must have 1 to ${largestUploadBytes} bytes, not ${maxBytes}`);
  if (!/^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/.test(contentType))
    throw new InvalidInput([{ path: 'contentType', code: 'malformed' }]);
}
