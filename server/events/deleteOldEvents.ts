import type { Pool } from 'pg';

/** A row in the outbox that records how far it was deleted. No one subscribes to it. */
export const deletedTopic = 'outbox:deleted';

/**
 * Deletes old events and records the newest transaction among them, in one statement. A subscriber whose cursor is
 * older is told that it has expired instead of silently missing events.
 */
export async function deleteOldEvents(pool: Pick<Pool, 'query'>, olderThan: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `WITH gone AS (
  DELETE FROM event_outboxes WHERE created_at < $1 AND topic <> $2 RETURNING txid
), youngest AS (
  SELECT txid FROM gone ORDER BY txid DESC LIMIT 1
), replaced AS (
  DELETE FROM event_outboxes WHERE topic = $2 AND EXISTS (SELECT FROM youngest)
  RETURNING (payload->>'txid')::xid8 AS txid
), noted AS (
  INSERT INTO event_outboxes (topic, payload)
  SELECT $2, jsonb_build_object('txid', txid::text)
  FROM (SELECT txid FROM youngest UNION ALL SELECT txid FROM replaced) AS emptied
  WHERE EXISTS (SELECT FROM youngest)
  ORDER BY emptied.txid DESC LIMIT 1
)
SELECT count(*)::int AS count FROM gone`,
    [olderThan, deletedTopic],
  );
  return rows[0]?.count ?? 0;
}
