import type pg from 'pg';

/** What is entered here is evidence: servers read it and add to it. */
const addedTo = 'public.audit_entries, public.frozen_answers, public.answer_acceptances, public.ledger_entries';
/** What only migrations fill. */
const onlyRead = 'public._prisma_migrations, graphile_worker.migrations, public.answers_out_of_reach';

/** What servers and workers need, and nothing that changes tables or what stands as evidence. */
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

/** Given again after each migration: tables that are new have no rights yet. */
export async function grantServing(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database');
  const database = client.escapeIdentifier(rows[0]?.database ?? '');
  const name = client.escapeIdentifier(role);
  for (const statement of rights(database, name)) await client.query(statement);
  await openQueue(client, name);
}

/** The queue hides the rows of its tables from everybody but their owner, unless a policy shows them. */
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

/** The user that servers connect as, where it is another than the one that migrates. */
export function servingRole(servingUrl: string | undefined, migratingUrl: string): string | null {
  if (servingUrl === undefined) return null;
  const [serving, migrating] = [servingUrl, migratingUrl].map((url) => decodeURIComponent(new URL(url).username));
  return serving === migrating || serving === undefined || serving === '' ? null : serving;
}
