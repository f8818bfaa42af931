import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertFileKey, assertShardPrefix, isFileKey } from '#server/files/fileKeys.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { putObject } from '#server/files/putObject.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';
import { safelyServedAs } from '#server/files/servedFile.ts';
import { isStorageFault, StorageUnavailable } from '#server/files/storageUnavailable.ts';
import {
  assertExpiry,
  assertUpload,
  FileMissing,
  type ByteRange,
  type Download,
  type FileStore,
  type PresignedPost,
  type StoredObject,
  type UploadRequest,
} from '#server/files/store.ts';

export interface S3StoreOptions {
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** an S3-compatible service other than Amazon's, with path-style addressing */
  readonly endpoint?: string;
}

/** Stores files in S3 or an S3-compatible service. */
export class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ region, bucket, accessKeyId, secretAccessKey, endpoint }: S3StoreOptions) {
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Not every compatible service supports the newer checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async presignPost(request: UploadRequest): Promise<PresignedPost> {
    assertUpload(request);
    assertFileKey(request.key);
    return createPresignedPost(this.client, {
      Bucket: this.bucket,
      Key: request.key,
      Fields: { 'Content-Type': request.contentType, success_action_status: '201' },
      Conditions: [['content-length-range', 1, request.maxBytes]],
      Expires: request.expiresInSeconds,
    });
  }

  keyOf(location: string): string | null {
    const url = URL.canParse(location) ? new URL(location) : null;
    // Amazon encodes the slashes of a key as %2F, and puts the bucket in the host or in the path.
    const path = url?.pathname.replaceAll(/%2f/gi, '/').slice(1) ?? '';
    const key = path.startsWith(`${this.bucket}/`) ? path.slice(this.bucket.length + 1) : path;
    return isFileKey(key) ? key : null;
  }

  async head(key: string): Promise<StoredObject | null> {
    assertFileKey(key);
    try {
      const answer = await this.client.send(new HeadObjectCommand(this.at(key)));
      return {
        key,
        size: answer.ContentLength ?? 0,
        contentType: answer.ContentType ?? 'application/octet-stream',
        etag: (answer.ETag ?? '').replaceAll('"', ''),
        storedAt: answer.LastModified ?? new Date(0),
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw asStorage(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    assertFileKey(key);
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.at(key), Range }));
      if (!(Body instanceof Readable)) throw new Error(`S3 answered ${key} without a stream`);
      return Body;
    } catch (error) {
      if (isMissing(error)) throw new FileMissing(key);
      if (error instanceof S3ServiceException && error.name === 'InvalidRange')
        throw new StorageRefusal('InvalidRange');
      throw asStorage(error);
    }
  }

  async put(key: string, content: Readable | Uint8Array, contentType: string): Promise<StoredObject> {
    assertFileKey(key);
    await putObject(this.client, { ...this.at(key), ContentType: contentType }, content).catch(rethrowAsStorage);
    const stored = await this.head(key);
    if (!stored) throw new Error(`S3 took ${key} and does not have it`);
    return stored;
  }

  async copy(from: string, to: string): Promise<void> {
    assertFileKey(from);
    assertFileKey(to);
    try {
      await this.client.send(new CopyObjectCommand({ ...this.at(to), CopySource: `${this.bucket}/${from}` }));
    } catch (error) {
      throw isMissing(error) ? new FileMissing(from) : asStorage(error);
    }
  }

  async *list(prefix: string): AsyncGenerator<{ key: string; storedAt: Date }> {
    assertShardPrefix(prefix);
    for (let after: string | undefined; ;) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, StartAfter: after }),
      );
      for (const { Key: key = '', LastModified: storedAt } of page.Contents ?? [])
        if (isFileKey(key) && storedAt) yield { key, storedAt };
      after = page.Contents?.at(-1)?.Key;
      if (page.IsTruncated !== true || after === undefined) return;
    }
  }

  async delete(key: string): Promise<void> {
    assertFileKey(key);
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch(rethrowAsStorage);
  }

  async downloadUrl({ key, fileName, contentType, inline, expiresInSeconds }: Download): Promise<string> {
    assertExpiry(expiresInSeconds);
    assertFileKey(key);
    const served = safelyServedAs(contentType, inline);
    const command = new GetObjectCommand({
      ...this.at(key),
      ResponseContentType: served.contentType,
      ResponseContentDisposition: contentDisposition(served.disposition, fileName),
    });
    return getSignedUrl(this.client, command, { expiresIn: expiresInSeconds });
  }

  close(): Promise<void> {
    this.client.destroy();
    return Promise.resolve();
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** S3 responded with an error or didn't respond at all. */
const asStorage = (error: unknown): unknown =>
  error instanceof S3ServiceException || isStorageFault(error) ? new StorageUnavailable(error) : error;

function rethrowAsStorage(error: unknown): never {
  throw asStorage(error);
}
