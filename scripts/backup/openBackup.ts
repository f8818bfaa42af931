import path from 'node:path';
import { completeSettings } from '#server/completeSettings.ts';
import { composeFiles } from '#server/composeFiles.ts';
import { createLog } from '#server/createLog.ts';
import { readEnv } from '#server/env.ts';
import type { FileStore } from '#server/files/store.ts';
import { createKeys } from '#server/secrets/createKeys.ts';
import { StartupError } from '#server/StartupError.ts';

export interface OpenedBackup {
  /** as the owner of the tables, if that isn't the user that servers connect as */
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** of the backup, from the command line */
  readonly folder: string;
}

const needed = ['DATABASE_URL', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What to back up, from the servers' settings. */
export async function openBackup(command: string, parts: AsyncDisposableStack): Promise<OpenedBackup> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartupError(`Name a folder: npm run ${command} -- <folder>`);
  const settings = completeSettings(readEnv(process.env, needed));
  const keys = createKeys(settings.SECRET_KEY);
  const { store } = await composeFiles(settings, 'http://localhost', { keys, log: createLog(settings) });
  parts.defer(() => store.close());
  return { databaseUrl: settings.MIGRATE_DATABASE_URL ?? settings.DATABASE_URL, store, folder: path.resolve(folder) };
}
