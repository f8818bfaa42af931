import path from 'node:path';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FileQuotas } from '#domain/file/quotaProblem.ts';
import type { Settings } from '#server/completeSettings.ts';
import { statement } from '#server/database/statement.ts';
import { openFileStore, type OpenedFiles } from '#server/files/openFileStore.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

export const storagePath = '/storage';

const expectedUpload = statement<[key: string], { readonly id: string }>(
  'file_expected',
  `SELECT id FROM stored_files WHERE key = $1 AND state = 'expected' AND deleted_at IS NULL`,
);

/** Whether an upload permission still waits for its file. */
export const createUploadExpectedCheck =
  (pool: Pool) =>
  async (key: string): Promise<boolean> =>
    (await expectedUpload.rows(pool, [key])).length > 0;

interface FileParts {
  readonly keys: Keys;
  readonly log: Logger;
  /** omitted by processes that accept no uploads */
  readonly isExpected?: (key: string) => Promise<boolean>;
}

/** S3 if a bucket is set, otherwise this machine's disk with the same protocol. */
export function composeFiles(
  settings: Settings,
  publicUrl: string,
  { keys, log, isExpected }: FileParts,
): Promise<OpenedFiles> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
  const onFault = (error: unknown): void => log.error({ err: error }, 'storage failed');
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const access = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const endpoint = S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT };
    return openFileStore({ kind: 's3', bucket: S3_BUCKET, region: S3_REGION, ...access, ...endpoint }, onFault);
  }
  const root = path.resolve(settings.DATA_DIR, 'files');
  return openFileStore(
    { kind: 'disk', root, baseUrl: `${publicUrl}${storagePath}`, keys, ...(isExpected && { isExpected }) },
    onFault,
  );
}

export const fileQuotasOf = (settings: Settings): FileQuotas => ({
  personDayFiles: settings.FILES_PER_PERSON_AND_DAY,
  personDayBytes: settings.FILE_BYTES_PER_PERSON_AND_DAY,
  submissionBytes: settings.FILE_BYTES_PER_SUBMISSION,
  teamBytes: settings.FILE_BYTES_PER_TEAM,
});
