import type pg from 'pg';

export interface Table {
  /** such as `public.users`, quoted if necessary */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/**
 * Events are delivered within seconds and numbered by one cluster's transactions; heartbeats belong to running
 * processes; migrations are recorded by migrating.
 */
const leftOut = [
  'public.event_outboxes',
  'public.worker_heartbeats',
  'public._prisma_migrations',
  'graphile_worker.migrations',
];

/** Every table with people's data or pending work, and its columns that are not generated. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       json_agg(json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod))
         ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND format('%I.%I', n.nspname, c.relname) <> ALL ($1::text[])
     GROUP BY 1 ORDER BY 1`,
    [leftOut],
  );
  return rows;
}

export async function listSequences(
  client: pg.ClientBase,
): Promise<readonly { readonly name: string; readonly last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  );
  return rows;
}

/** Settings with which every value reads back exactly, on any server. */
export const exactText = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET IntervalStyle = 'postgres'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
