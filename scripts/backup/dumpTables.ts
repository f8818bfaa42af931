import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { tableFile, type Manifest } from '#scripts/backup/manifest.ts';
import { listTables, type Table } from '#scripts/backup/tables.ts';

const rowsAtOnce = 1000;

/** Writes each table with one line per row: an array of all columns in PostgreSQL's text format. */
export async function dumpTables(client: pg.ClientBase, folder: string): Promise<Manifest['tables']> {
  const dumped: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const digest = createHash('sha256');
    let rows = 0;
    const lines = async function* (): AsyncGenerator<string> {
      for await (const line of linesOf(client, table)) {
        rows += 1;
        digest.update(`${line}\n`);
        yield `${line}\n`;
      }
    };
    const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 });
    await pipeline(Readable.from(lines()), createGzip(), file);
    const columns = table.columns.map(({ name }) => name);
    dumped.push({ name: table.name, columns, rows, sha256: digest.digest('hex') });
  }
  return dumped;
}

async function* linesOf(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${column.name}::text`).join(', ');
  await client.query(`DECLARE portico_rows NO SCROLL CURSOR FOR SELECT ARRAY[${texts}] AS row FROM ${name}`);
  for (;;) {
    const { rows } = await client.query<{ row: (string | null)[] }>(`FETCH ${rowsAtOnce} FROM portico_rows`);
    for (const { row } of rows) yield JSON.stringify(row);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('CLOSE portico_rows');
}
