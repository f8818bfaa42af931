import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';
import { auditHash, sealableColumns, type SealableRow } from '#server/queries/audit/auditHash.ts';

/** Why an entry doesn't fit: the first one found. */
type ChainFault =
  /** a position is missing */
  | 'gap'
  /** the entry of a position is missing */
  | 'removed'
  /** the hash isn't the one of this entry after the previous one */
  | 'changed'
  /** removed before it got a position */
  | 'removedUnsealed'
  /** neither sealed nor waiting to be */
  | 'inserted';

interface FaultyEntry {
  readonly fault: ChainFault;
  readonly position: number | null;
  readonly entryId: string | null;
  readonly kind: string | null;
  readonly at: Date | null;
}

export interface ChainVerdict {
  /** the number of entries that fit, from the first one on */
  readonly verified: number;
  /** of the last entry that fits, in hexadecimal digits; null if there is none */
  readonly lastHash: string | null;
  /** the number of texts that were erased from the entries that fit */
  readonly erased: number;
  /** the number of entries that wait to be sealed */
  readonly unsealed: number;
  /** whether the expected hash is in the chain */
  readonly hasExpected: boolean;
  readonly faulty: FaultyEntry | null;
}

interface SealRow {
  readonly position: number;
  readonly entry_id: string;
  readonly hash: string;
  readonly salts: Readonly<Record<string, string>>;
  readonly erased: Readonly<Record<string, string>>;
}

const chainPage = statement<
  [after: number, limit: number],
  SealRow & { readonly [Name in keyof SealableRow]: SealableRow[Name] | null }
>(
  'audit_chain_page',
  `SELECT s.position::float8, s.entry_id, encode(s.hash, 'hex') AS hash, s.salts, s.erased, ${sealableColumns}
   FROM audit_seals s LEFT JOIN audit_entries e ON e.id = s.entry_id
   WHERE s.position > $1::bigint ORDER BY s.position LIMIT $2::int`,
);
const queueState = statement<[], { readonly unsealed: number; readonly removed: string | null }>(
  'audit_queue_state',
  `SELECT count(*)::int AS unsealed, min(u.entry_id::text) FILTER (WHERE e.id IS NULL) AS removed
   FROM audit_unsealed u LEFT JOIN audit_entries e ON e.id = u.entry_id`,
);
/** A page of entries at a time, so that no statement runs long. */
const strangers = statement<
  [after: string, limit: number],
  { readonly last: string | null; readonly id: string | null; readonly kind: string | null; readonly at: Date | null }
>(
  'audit_strangers',
  `WITH page AS (SELECT id, kind, at FROM audit_entries WHERE id > $1::uuid ORDER BY id LIMIT $2::int)
   SELECT (SELECT id FROM page ORDER BY id DESC LIMIT 1) AS last, stranger.*
   FROM (SELECT) one LEFT JOIN LATERAL (
     SELECT id, kind, at FROM page p
     WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = p.id)
       AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.entry_id = p.id) ORDER BY id LIMIT 1
   ) stranger ON true`,
);

const atOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Walks the chain of the audit log from its start and stops at the first entry that doesn't fit. An earlier hash, kept
 * elsewhere, shows whether the chain was computed again since, or cut off. Decision 0176.
 */
export async function verifyAuditChain(
  pool: Pick<Pool, 'query'>,
  expected: string | null = null,
): Promise<ChainVerdict> {
  let [verified, erased, previous, hasExpected] = [0, 0, '', false];
  let faulty: FaultyEntry | null = null;
  for (let isMore = true; isMore && faulty === null;) {
    const page = await chainPage.rows(pool, [verified, atOnce]);
    for (const row of page) {
      faulty = faultOf(row, { position: verified + 1, previous });
      if (faulty !== null) break;
      verified += 1;
      previous = row.hash;
      erased += Object.keys(row.erased).length;
      hasExpected ||= row.hash === expected;
    }
    isMore = page.length === atOnce;
  }
  const [queue] = await queueState.rows(pool, []);
  const { unsealed = 0, removed = null } = queue ?? {};
  if (faulty === null && removed !== null)
    faulty = { fault: 'removedUnsealed', position: null, entryId: removed, kind: null, at: null };
  faulty ??= await strangerIn(pool);
  return { verified, lastHash: previous || null, erased, unsealed, hasExpected, faulty };
}

type ChainRow = Awaited<ReturnType<typeof chainPage.rows>>[number];

function faultOf(row: ChainRow, place: { readonly position: number; readonly previous: string }): FaultyEntry | null {
  const { kind, at } = row;
  if (row.position !== place.position)
    return { fault: 'gap', position: place.position, entryId: null, kind: null, at: null };
  const entry = { position: row.position, entryId: row.entry_id, kind, at };
  if (row.id === null) return { fault: 'removed', ...entry };
  return auditHash(row as SealableRow, place, row) === row.hash ? null : { fault: 'changed', ...entry };
}

async function strangerIn(pool: Pick<Pool, 'query'>): Promise<FaultyEntry | null> {
  for (let after = firstId; ;) {
    const [found] = await strangers.rows(pool, [after, atOnce * 10]);
    if (!found || found.last === null) return null;
    const { id, kind, at } = found;
    if (id !== null) return { fault: 'inserted', position: null, entryId: id, kind, at };
    after = found.last;
  }
}
