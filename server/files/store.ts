import type { Readable } from 'node:stream';
import { InvalidInput } from '#domain/kernel/refusal.ts';

/** A permission to upload one file under one key: only this size and type, until it expires. */
export interface UploadRequest {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  readonly expiresInSeconds: number;
}

/** Where a browser posts its multipart form, and the fields that come before the part named `file`. */
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

/** First and last byte, both inclusive; without `end`, up to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface Download {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  /** asks to display it in the page; granted only for images and PDFs (see servedAs) */
  readonly inline?: boolean;
  readonly expiresInSeconds: number;
}

/**
 * Where file bytes are stored. A key comes from newFileKey, never from a person. Every write is atomic: a reader sees
 * the old object, the new one, or none. Content is immutable by convention; a changed file gets a new key.
 */
export interface FileStore {
  presignPost(request: UploadRequest): Promise<PresignedPost>;
  /** The key in the Location header of an upload response, or null if it is not a URL of this store. */
  keyOf(location: string): string | null;
  head(key: string): Promise<StoredObject | null>;
  /** Throws FileMissing. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  put(key: string, content: Readable | Uint8Array, contentType: string): Promise<StoredObject>;
  /** Throws FileMissing. */
  copy(from: string, to: string): Promise<void>;
  /** The objects whose keys start with a prefix such as `uploads/ab/`. */
  list(prefix: string): AsyncIterable<Pick<StoredObject, 'key' | 'storedAt'>>;
  /** Deleting a missing object is not an error. */
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

/** No permission is valid for more than ten minutes, so a leaked one is worth little. */
export const maxExpirySeconds = 600;

/** S3 accepts at most 5 GiB in one POST. */
const largestUploadBytes = 5 * 1024 ** 3;

export function assertExpiry(seconds: number): void {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxExpirySeconds)
    throw new RangeError(`a permission must expire in 1 to ${maxExpirySeconds} seconds, not ${seconds}`);
}

export function assertUpload({ contentType, maxBytes, expiresInSeconds }: UploadRequest): void {
  assertExpiry(expiresInSeconds);
  if (!Number.isInteger(maxBytes) || maxBytes < 1 || maxBytes > largestUploadBytes)
    throw new RangeError(`an upload must have 1 to ${largestUploadBytes} bytes, not ${maxBytes}`);
  if (!/^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/.test(contentType))
    throw new InvalidInput([{ path: 'contentType', code: 'malformed' }]);
}
