import type { Readable } from 'node:stream';
import { DiskObjects } from '#server/files/DiskObjects.ts';
import { downloadQuery, readDownloadQuery, type DownloadGrant } from '#server/files/downloadToken.ts';
import { assertFileKey, isFileKey } from '#server/files/fileKeys.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import { checkPost, signedPostFields, type PolicySigner, type UploadGrant } from '#server/files/postPolicy.ts';
import { StorageRefusal } from '#server/files/s3Errors.ts';
import { safelyServedAs } from '#server/files/servedFile.ts';
import {
  assertExpiry,
  assertUpload,
  type ByteRange,
  type Download,
  type FileStore,
  type PresignedPost,
  type StoredObject,
  type UploadRequest,
} from '#server/files/store.ts';
import type { DerivedKey, Keys } from '#server/secrets/createKeys.ts';

export interface DiskStoreOptions {
  readonly root: string;
  /** where diskRoutes is mounted; absolute, without a trailing slash */
  readonly baseUrl: string;
  /** sign uploads and downloads; must be the same in every process that uses the folder */
  readonly keys: Keys;
  readonly now?: () => Date;
  /** whether an upload permission is still valid; it is void once its file was accepted */
  readonly isExpected?: (key: string) => Promise<boolean>;
}

const bucket = 'portico';
const dayMs = 86_400_000;

/** Stores files in a folder, with S3's upload protocol, for machines without S3. */
export class DiskStore implements FileStore {
  readonly bucket = bucket;
  private readonly objects: DiskObjects;
  private readonly baseUrl: string;
  private readonly keys: Keys;
  private readonly now: () => Date;
  private readonly isExpected: (key: string) => Promise<boolean>;

  constructor({ root, baseUrl, keys, now = () => new Date(), isExpected = async () => true }: DiskStoreOptions) {
    this.objects = new DiskObjects(root);
    this.baseUrl = baseUrl;
    this.keys = keys;
    this.now = now;
    this.isExpected = isExpected;
  }

  async presignPost(request: UploadRequest): Promise<PresignedPost> {
    assertUpload(request);
    assertFileKey(request.key);
    const fields = signedPostFields(
      {
        fields: { bucket, key: request.key, 'Content-Type': request.contentType, success_action_status: '201' },
        conditions: [['content-length-range', 1, request.maxBytes]],
        expiresInSeconds: request.expiresInSeconds,
      },
      signerBy(this.keys.current('upload')),
      this.now(),
    );
    return { url: this.baseUrl, fields };
  }

  keyOf(location: string): string | null {
    const key = location.startsWith(`${this.baseUrl}/`) ? location.slice(this.baseUrl.length + 1) : '';
    return isFileKey(key) ? key : null;
  }

  locationOf(key: string): string {
    return `${this.baseUrl}/${key}`;
  }

  async checkUpload(form: ReadonlyMap<string, string>): Promise<UploadGrant> {
    const grant = checkPost(form, (id) => signerNamed(this.keys, id), this.now());
    if (!(await this.isExpected(grant.key)))
      throw new StorageRefusal('AccessDenied', 'The permission was used already.');
    return grant;
  }

  receive(grant: UploadGrant, chunks: AsyncIterable<Uint8Array>): Promise<StoredObject> {
    return this.objects.write(grant.key, chunks, { ...grant, storedAt: this.now() });
  }

  head(key: string): Promise<StoredObject | null> {
    return this.objects.find(key);
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    return this.objects.read(key, range);
  }

  put(key: string, content: Readable | Uint8Array, contentType: string): Promise<StoredObject> {
    const chunks = content instanceof Uint8Array ? chunksOf(content) : content;
    return this.objects.write(key, chunks, { contentType, storedAt: this.now() });
  }

  copy(from: string, to: string): Promise<void> {
    return this.objects.copy(from, to);
  }

  list(prefix: string): AsyncIterable<Pick<StoredObject, 'key' | 'storedAt'>> {
    return this.objects.list(prefix);
  }

  delete(key: string): Promise<void> {
    return this.objects.remove(key);
  }

  async downloadUrl({ key, fileName, contentType, inline, expiresInSeconds }: Download): Promise<string> {
    assertExpiry(expiresInSeconds);
    assertFileKey(key);
    const expires = Math.floor(this.now().getTime() / 1000) + expiresInSeconds;
    const grant = { key, fileName: safeFileName(fileName), ...safelyServedAs(contentType, inline), expires };
    return `${this.locationOf(key)}?${downloadQuery(grant, this.keys)}`;
  }

  checkDownload(key: string, query: URLSearchParams): DownloadGrant | null {
    return isFileKey(key) ? readDownloadQuery(key, query, this.keys, this.now()) : null;
  }

  /** Deletes what killed processes left behind; no upload takes a day. */
  sweep(): Promise<number> {
    return this.objects.sweepTemporary(new Date(this.now().getTime() - dayMs));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** In place of Amazon's access key id, with the id of our key, so that forms stay valid after a key rotation. */
function signerBy({ id, bytes }: DerivedKey): PolicySigner {
  return { accessKeyId: `${bucket}-${id}`, secret: bytes.toString('base64url'), region: 'disk' };
}

function signerNamed(keys: Keys, accessKeyId: string): PolicySigner | null {
  const key = keys.named('upload', accessKeyId.slice(bucket.length + 1));
  return key === null ? null : signerBy(key);
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
