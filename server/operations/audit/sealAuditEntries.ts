import { inTransaction } from '#server/database/inTransaction.ts';
import { statement } from '#server/database/statement.ts';
import { auditHash, newSalts, sealableColumns, type SealableRow } from '#server/queries/audit/auditHash.ts';
import type { Services } from '#server/Services.ts';

const atOnce = 1_000;

/** Two processes that sealed at the same time would both continue after the same entry. */
const lockChain = statement<[], { readonly isMine: boolean }>(
  'audit_chain_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('audit chain')) AS "isMine"`,
);
const hasUnsealed = statement<[], { readonly waits: boolean }>(
  'audit_has_unsealed',
  'SELECT EXISTS (SELECT FROM audit_unsealed) AS waits',
);
/** The oldest first, as far as their ids tell. An entry that was removed before it was sealed stays in the queue. */
const nextEntries = statement<[limit: number], SealableRow>(
  'audit_entries_to_seal',
  `SELECT ${sealableColumns} FROM audit_unsealed u JOIN audit_entries e ON e.id = u.entry_id
   WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = u.entry_id) ORDER BY u.entry_id LIMIT $1::int`,
);
const lastSeal = statement<[], { readonly position: number; readonly hash: string }>(
  'audit_last_seal',
  `SELECT position::float8, encode(hash, 'hex') AS hash FROM audit_seals ORDER BY audit_seals.position DESC LIMIT 1`,
);
const addSeals = statement<[seals: string, at: Date], never>(
  'audit_seals_add',
  `WITH seals AS (
     INSERT INTO audit_seals (position, entry_id, hash, salts, sealed_at)
     SELECT s.position, s.id, decode(s.hash, 'hex'), s.salts, $2::timestamptz
     FROM json_to_recordset($1::json) AS s(position bigint, id uuid, hash text, salts jsonb) RETURNING entry_id
   )
   DELETE FROM audit_unsealed u USING seals s WHERE u.entry_id = s.entry_id`,
);

/**
 * Puts the committed audit entries that have no place in the chain yet at its end, in batches, until all have one or
 * the signal is aborted. Decision 0176.
 */
export async function sealAuditEntries(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  // most calls find nothing, and those open no transaction
  const [queue] = await hasUnsealed.rows(services.pool, []);
  if (queue?.waits !== true) return;
  for (let isMore = true; isMore && stopping?.aborted !== true;) isMore = (await sealBatch(services)) === atOnce;
}

const sealBatch = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> =>
  inTransaction(db, async (_tx, queries) => {
    const [lock] = await lockChain.rows(queries, []);
    if (lock?.isMine !== true) return 0;
    const entries = await nextEntries.rows(queries, [atOnce]);
    let { position, hash: previous } = (await lastSeal.rows(queries, []))[0] ?? { position: 0, hash: '' };
    const seals = entries.map((entry) => {
      const salts = newSalts(entry);
      position += 1;
      const hash = auditHash(entry, { position, previous }, { salts, erased: {} });
      if (hash === null) throw new Error('new salts belong to the texts of their entry');
      previous = hash;
      return { position, id: entry.id, hash, salts };
    });
    if (seals.length > 0) await addSeals.rows(queries, [JSON.stringify(seals), now()]);
    return seals.length;
  });
