import type pg from 'pg';

/** Tables that are evidence: servers can read and add rows, but not change or delete them. */
const addedTo =
  'public.audit_entries, public.audit_seals, public.frozen_answers, public.answer_acceptances, public.ledger_entries';
/** Written only by migrations. */
const onlyRead = 'public._prisma_migrations, graphile_worker.migrations, public.answers_out_of_reach';

/** What servers and workers need, without altering tables or changing evidence. */
const rights = (database: string, role: string): readonly string[] => [
  `GRANT CONNECT ON DATABASE ${database} TO ${role}`,
  `GRANT USAGE ON SCHEMA public, graphile_worker TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${role}`,
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, graphile_worker TO ${role}`,
  `REVOKE INSERT, UPDATE, DELETE ON ${onlyRead} FROM ${role}`,
  `REVOKE UPDATE, DELETE ON ${addedTo} FROM ${role}`,
  `REVOKE UPDATE ON public.activities FROM ${role}`,
  'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
];

/** Granted again after each migration, because new tables have no privileges yet. */
export async function grantServingRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database');
  const database = client.escapeIdentifier(rows[0]?.database ?? '');
  const name = client.escapeIdentifier(role);
  for (const statement of rights(database, name)) await client.query(statement);
  await openQueue(client, name);
}

/** Row-level security hides the queue's rows from everyone but the owner, unless a policy allows them. */
async function openQueue(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'graphile_worker' AND c.relrowsecurity`,
  );
  for (const { table } of rows) {
    await client.query(`DROP POLICY IF EXISTS portico_serving ON ${table}`);
    await client.query(`CREATE POLICY portico_serving ON ${table} TO ${role} USING (true) WITH CHECK (true)`);
  }
}

/** The user that servers connect as, if it isn't the one that migrates. */
export function servingRoleOf(servingUrl: string | undefined, migratingUrl: string): string | null {
  if (servingUrl === undefined) return null;
  const [serving, migrating] = [servingUrl, migratingUrl].map((url) => decodeURIComponent(new URL(url).username));
  return serving === migrating || serving === undefined || serving === '' ? null : serving;
}
