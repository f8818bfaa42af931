import path from 'node:path';
import type { Logger } from 'pino';
import { openFileStore, type OpenedFiles } from '#server/files/openFileStore.ts';
import type { Keys } from '#server/keys.ts';
import type { Settings } from '#server/settings.ts';

export const storagePath = '/storage';

/** S3 where a bucket is named, otherwise the disk of this machine with the same protocol. */
export function composeFiles(settings: Settings, keys: Keys, publicUrl: string, log: Logger): Promise<OpenedFiles> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
  const onFault = (error: unknown): void => log.error({ err: error }, 'storage failed');
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const endpoint = S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT };
    return openFileStore({ kind: 's3', bucket: S3_BUCKET, region: S3_REGION, ...keys, ...endpoint }, onFault);
  }
  const root = path.resolve(settings.DATA_DIR, 'files');
  return openFileStore({ kind: 'disk', root, baseUrl: `${publicUrl}${storagePath}`, keys }, onFault);
}
