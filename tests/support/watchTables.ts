import type { Services } from '#server/Services.ts';

/** Usage counters and timestamps are not changes to what people work on. */
const aside = ['rate_limits', 'idempotency_keys', 'audit_entries', 'audit_unsealed', 'sessions'];

/** Returns the tables written since the last call. */
export interface WrittenTables {
  since(): Promise<readonly string[]>;
}

/**
 * Puts a trigger on every table that records written rows in the same transaction, so that rollbacks don't count. This
 * is exact and needs one small query, while a digest of all tables takes as long as the call under test.
 */
export async function watchTables({ pool }: Services): Promise<WrittenTables> {
  await pool.query(`
    CREATE SCHEMA witness;
    CREATE UNLOGGED TABLE witness.writes (name text NOT NULL);
    CREATE FUNCTION witness.note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO witness.writes VALUES (TG_TABLE_NAME); RETURN NULL; END $$;`);
  const { rows } = await pool.query<{ at: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS at FROM pg_tables
     WHERE schemaname = 'public' AND NOT tablename = ANY ($1)
        OR schemaname = 'graphile_worker' AND tablename LIKE '%jobs'`,
    [aside],
  );
  for (const { at } of rows)
    await pool.query(
      `CREATE TRIGGER witness AFTER INSERT OR UPDATE OR DELETE ON ${at} FOR EACH ROW EXECUTE FUNCTION witness.note()`,
    );
  return {
    async since() {
      const written = await pool.query<{ name: string }>('DELETE FROM witness.writes RETURNING name');
      return [...new Set(written.rows.map(({ name }) => name))].toSorted();
    },
  };
}
