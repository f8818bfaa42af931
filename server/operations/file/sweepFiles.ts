import { statement } from '#server/database/statement.ts';
import type { OperationContext } from '#server/Services.ts';

/** Everything that keeps a stored file; a test holds it to the database. */
export const keepers: readonly (readonly [table: string, column: string])[] = [
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
  ['charge_disputes', 'evidence_file_id'],
];

interface Unkept {
  readonly id: string;
  readonly key: string;
}

const isKept = keepers
  .map(([table, column]) => `EXISTS (SELECT FROM ${table} k WHERE k.${column} = f.id)`)
  .join(' OR ');

/**
 * A day is more than any upload and what follows it takes. What is swept is given up first: nothing can claim it any
 * more, and what something claimed a moment ago is left by the database.
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

/** The same bytes may answer in a renewal. Only what is there and not given up can hand them on to one more. */
const stillHad = statement<[keys: readonly string[]], { readonly key: string }>(
  'sweep_keys_still_had',
  'SELECT DISTINCT key FROM stored_files WHERE key = ANY ($1::text[]) AND deleted_at IS NULL',
);

const atOnce = 200;

/**
 * Removes files that nothing keeps: uploads that were never taken in, or were refused, replaced or given up. The bytes go
 * first: a row without bytes is tried again, bytes without a row would stay for ever.
 */
export async function sweepFiles({ services: { pool, files } }: OperationContext): Promise<number> {
  const found = await giveUp.rows(pool, [atOnce]);
  const keys = [...new Set(found.map(({ key }) => key))];
  const had = new Set((await stillHad.rows(pool, [keys])).map(({ key }) => key));
  for (const key of keys) if (!had.has(key)) await files.delete(key);
  await forget.rows(pool, [found.map(({ id }) => id)]);
  return found.length;
}
