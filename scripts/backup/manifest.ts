import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '#server/StartupError.ts';

const manifestSchema = z.object({
  portico: z.literal('backup/1'),
  /** the time of the database snapshot */
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), sha256: z.string() }),
  ),
  /** sequences with their last value; null for one that was never used */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), contentType: z.string(), size: z.int().min(0), sha256: z.string() })),
  /** keys without bytes in the store: uploads that never arrived */
  missing: z.array(z.string()),
});

/** What a backup contains, with a digest of each part. */
export type Manifest = z.infer<typeof manifestSchema>;

const nameOfManifest = 'manifest.json';

export const tableFile = (folder: string, name: string): string => path.join(folder, 'tables', `${name}.jsonl.gz`);
export const fileOf = (folder: string, key: string): string => path.join(folder, 'files', key);

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(path.join(folder, nameOfManifest), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, nameOfManifest), 'utf8')));
  } catch (error) {
    throw new StartupError(`${folder} has no complete backup: ${error instanceof Error ? error.message : ''}`);
  }
}
