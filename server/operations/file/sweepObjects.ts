import { statement } from '#server/database/statement.ts';
import { fileAreas, shardPrefix, type FileArea } from '#server/files/fileKeys.ts';
import type { OperationContext } from '#server/Services.ts';

const known = statement<[keys: readonly string[]], { readonly key: string }>(
  'sweep_known_objects',
  'SELECT key FROM stored_files WHERE key = ANY ($1::text[])',
);

const dayMs = 86_400_000;
/**
 * How long bytes without a row are kept. An upload takes minutes. Accepted files stay for a month, because a restored
 * backup doesn't know newer files and may be followed by a better restore.
 */
const keptMs: Readonly<Record<FileArea, number>> = { uploads: dayMs, files: 30 * dayMs, generated: 30 * dayMs };
const atOnce = 1_000;

/**
 * Removes objects without a row: uploaded again with a used permission, or left behind by a killed process. Each
 * minute covers another part of the store, so that a full pass takes a few hours regardless of size.
 */
export async function sweepObjects({ services }: OperationContext, minute?: number): Promise<number> {
  const { files, now } = services;
  const shelf = minute ?? Math.floor(now().getTime() / 60_000);
  let swept = 0;
  for (const area of fileAreas) {
    const before = now().getTime() - keptMs[area];
    let old: string[] = [];
    for await (const { key, storedAt } of files.list(shardPrefix(area, shelf))) {
      if (storedAt.getTime() < before) old.push(key);
      if (old.length < atOnce) continue;
      swept += await removeUnknown(services, old);
      old = [];
    }
    swept += await removeUnknown(services, old);
  }
  return swept;
}

async function removeUnknown({ pool, files }: OperationContext['services'], keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const kept = new Set((await known.rows(pool, [keys])).map(({ key }) => key));
  const unknown = keys.filter((key) => !kept.has(key));
  for (const key of unknown) await files.delete(key);
  return unknown.length;
}
