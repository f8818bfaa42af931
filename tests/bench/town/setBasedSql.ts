import type { Client } from 'pg';

/** Reproducible ids: a kind and a number, increasing with the number like UUIDv7. */
export const uidFunction = `CREATE FUNCTION pg_temp.uid(kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8000' || lpad(to_hex(n), 12, '0'))::uuid $$`;

/** Fills a table with one statement; building indexes afterwards is faster than maintaining them. */
export async function fillTable(client: Client, table: string, sql: string): Promise<void> {
  const indexes = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes i WHERE tablename = $1 AND schemaname = 'public'
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conname = i.indexname)`,
    [table],
  );
  for (const { indexname } of indexes.rows) await client.query(`DROP INDEX "${indexname}"`);
  await client.query(sql);
  for (const { indexdef } of indexes.rows) await client.query(indexdef);
}
