import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';

export interface DatabaseReset {
  /**
   * Deletes all written rows, and ends other connections. Returns false if the database can't be restored to its
   * original state.
   */
  empty(kept: readonly Pool[]): Promise<boolean>;
  end(): Promise<void>;
}

/** Every change beyond rows changes one of these: the catalog's objects, their modification times, or statistics. */
const catalogs = ['pg_class', 'pg_attribute', 'pg_proc', 'pg_trigger', 'pg_constraint', 'pg_index', 'pg_namespace'];

const madeSql = `SELECT concat_ws(' ', (SELECT sum(reltuples) FROM pg_class), ${catalogs
  .map((name) => `(SELECT format('%s %s', count(*), max(xmin::text::bigint)) FROM ${name})`)
  .join(', ')}) AS made`;

const tablesSql = `SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

/**
 * Deleted rows stay between new ones, and plans made for a small table scan them. Once the database has grown this
 * much, it is slower than a new one.
 */
const mostGrowth = 4 * 1024 ** 2;

/** Records a new database's state, so that it can be restored. */
export async function watchTruncation(url: string): Promise<DatabaseReset> {
  const admin = new pg.Client(url);
  let isLost = false;
  admin.on('error', () => (isLost = true));
  await admin.connect();
  (admin as unknown as { unref(): void }).unref();
  const one = async <Row extends object>(text: string): Promise<Row> => {
    const [row] = (await admin.query<Row>(text)).rows;
    if (!row) throw new Error(`No row of: ${text}`);
    return row;
  };
  const tables = (await admin.query<{ name: string }>(tablesSql)).rows.map(({ name }) => name);
  const written = async (): Promise<readonly string[]> =>
    (
      await one<{ names: readonly string[] }>(
        `SELECT array_remove(ARRAY[${tables.map((name) => `CASE WHEN EXISTS (SELECT FROM ${name}) THEN '${name}' END`).join(', ')}], NULL) AS names`,
      )
    ).names;
  const first = await written();
  const firstRows = `SELECT concat_ws(' ', ${first.map((name) => `(SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) FROM ${name} t)`).join(', ')}) AS rows`;
  const stateOf = async (): Promise<string> =>
    `${(await one<{ made: string }>(madeSql)).made} ${(await one<{ rows: string }>(firstRows)).rows}`;
  const sizeOf = async (): Promise<number> =>
    Number((await one<{ size: number }>('SELECT pg_database_size(current_database()) AS size')).size);
  const [state, size] = [await stateOf(), await sizeOf()];

  const isAlone = async (pids: readonly number[]): Promise<boolean> => {
    for (let attemptsLeft = 100; attemptsLeft > 0; attemptsLeft -= 1) {
      const { rowCount } = await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT pid = ANY ($1)`,
        [pids],
      );
      if (rowCount === 0) return true;
      await pause(5);
    }
    return false;
  };

  return {
    async empty(kept) {
      if (isLost) return false;
      const pids = (await Promise.all(kept.map(settle))).flat();
      if (!(await isAlone(pids)) || (await stateOf()) !== state || (await sizeOf()) > size + mostGrowth) return false;
      const names = (await written()).filter((name) => !first.includes(name));
      await admin.query(
        [
          'BEGIN',
          // no trigger of the product needs to run when all rows are deleted
          'SET LOCAL session_replication_role = replica',
          ...names.map((name) => `DELETE FROM ${name}`),
          'SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence',
          'COMMIT',
        ].join(';'),
      );
      return true;
    },
    end: () => admin.end(),
  };
}

/** Resets the connections' settings. Returns their process ids. */
async function settle(pool: Pool): Promise<readonly number[]> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  await Promise.all(
    clients.map((client) => client.query('ROLLBACK; RESET ALL; SELECT pg_advisory_unlock_all(); UNLISTEN *')),
  );
  for (const client of clients) client.release();
  return clients.map(processOf);
}

const processOf = (client: PoolClient): number => (client as unknown as { processID: number }).processID;
