import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { tableFile, type Manifest } from '#scripts/backup/manifest.ts';
import { listTables, type Table } from '#scripts/backup/tables.ts';
import { StartupError } from '#server/StartupError.ts';

const charactersAtOnce = 2_000_000;

/**
 * Fills the tables of a fresh database in the caller's transaction. Foreign keys are dropped and added again, which
 * checks them all; user triggers are disabled while it runs. Any owner of the tables can run this.
 */
export async function loadTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of tables.keys()) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const name of tables.keys()) await client.query(`DELETE FROM ${name}`);
  for (const part of manifest.tables) {
    const table = tables.get(part.name);
    if (table === undefined)
      throw new StartupError(`The backup contains the table ${part.name}, which this release doesn't have.`);
    await load(client, table, { part, file: tableFile(folder, part.name) });
  }
  for (const { name, last } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, coalesce($2::bigint, 1), $2::bigint IS NOT NULL)', [name, last]);
  }
  // the workers that held these locks no longer exist
  await client.query('UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL');
  await client.query('UPDATE graphile_worker._private_job_queues SET locked_by = NULL, locked_at = NULL');
  for (const name of tables.keys()) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

interface Source {
  readonly part: Manifest['tables'][number];
  readonly file: string;
}

async function load(client: pg.ClientBase, table: Table, { part, file }: Source): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = part.columns.map((name, place) => `(r->>${place})::${types.get(name) ?? 'unknown'}`);
  const text = `INSERT INTO ${part.name} (${part.columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM json_array_elements($1::json) r`;
  const digest = createHash('sha256');
  let rows: string[] = [];
  let [count, characters] = [0, 0];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await client.query(text, [`[${rows.join(',')}]`]);
    [rows, characters] = [[], 0];
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    digest.update(`${line}\n`);
    rows.push(line);
    count += 1;
    characters += line.length;
    if (characters > charactersAtOnce) await write();
  }
  await write();
  if (count !== part.rows || digest.digest('hex') !== part.sha256)
    throw new StartupError(
      `The backup is damaged: the rows of ${part.name} don't match their checksum. Nothing was restored.`,
    );
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, format('%I', k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND n.nspname IN ('public', 'graphile_worker') ORDER BY 1, 2`,
  );
  return rows;
}
