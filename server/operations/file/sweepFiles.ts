import { statement } from '#server/database/statement.ts';
import type { OperationContext } from '#server/Services.ts';

/** Every column that references a stored file; a test compares it with the database. */
export const fileReferences: readonly (readonly [table: string, column: string])[] = [
  ['users', 'avatar_file_id'],
  ['teams', 'logo_file_id'],
  ['teams', 'banner_file_id'],
  ['master_templates', 'banner_file_id'],
  ['master_template_documents', 'file_id'],
  ['datum_files', 'file_id'],
  ['repo_files', 'file_id'],
  ['answers_out_of_reach', 'file_id'],
  ['issued_outputs', 'file_id'],
  ['superseded_outputs', 'file_id'],
  ['exports', 'file_id'],
  ['data_imports', 'file_id'],
  ['entity_imports', 'file_id'],
  ['entity_imports', 'rejected_file_id'],
  ['charge_disputes', 'evidence_file_id'],
];

interface Unkept {
  readonly id: string;
  readonly key: string;
}

const isKept = fileReferences
  .map(([table, column]) => `EXISTS (SELECT FROM ${table} k WHERE k.${column} = f.id)`)
  .join(' OR ');

/**
 * A day is longer than any upload takes to be used. Files are marked deleted first, so that nothing can claim them; a
 * trigger in the database leaves files alone that were claimed a moment ago.
 */
const giveUp = statement<[most: number], Unkept>(
  'sweep_unkept_files',
  `UPDATE stored_files f SET deleted_at = COALESCE(f.deleted_at, now())
   FROM (SELECT f.id FROM stored_files f
     WHERE COALESCE(f.deleted_at, f.created_at) < now() - interval '1 day' AND NOT (${isKept})
     ORDER BY f.created_at LIMIT $1 FOR UPDATE SKIP LOCKED) old
   WHERE f.id = old.id RETURNING f.id, f.key`,
);
const forget = statement<[ids: readonly string[]], never>(
  'sweep_forget_files',
  `DELETE FROM stored_files f WHERE f.id = ANY ($1::uuid[]) AND NOT (${isKept})`,
);

/** A renewal may share the same bytes, and only rows that are not deleted can pass them on. */
const stillHad = statement<[keys: readonly string[]], { readonly key: string }>(
  'sweep_keys_still_had',
  'SELECT DISTINCT key FROM stored_files WHERE key = ANY ($1::text[]) AND deleted_at IS NULL',
);

const atOnce = 200;

/**
 * Removes files that nothing references: uploads that were never accepted, or were refused, replaced, or discarded.
 * Bytes are deleted first, because a row without bytes is retried, but bytes without a row would stay forever.
 */
export async function sweepFiles({ services: { pool, files } }: OperationContext): Promise<number> {
  const found = await giveUp.rows(pool, [atOnce]);
  const keys = [...new Set(found.map(({ key }) => key))];
  const had = new Set((await stillHad.rows(pool, [keys])).map(({ key }) => key));
  for (const key of keys) if (!had.has(key)) await files.delete(key);
  await forget.rows(pool, [found.map(({ id }) => id)]);
  return found.length;
}
