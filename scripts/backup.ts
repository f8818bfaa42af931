import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { plural } from '#domain/kernel/plural.ts';
import { backUpFiles } from '#scripts/backup/backUpFiles.ts';
import { dumpTables } from '#scripts/backup/dumpTables.ts';
import { writeManifest } from '#scripts/backup/manifest.ts';
import { openBackup } from '#scripts/backup/openBackup.ts';
import { exactText, listSequences } from '#scripts/backup/tables.ts';
import { appliedMigrations } from '#server/database/migrations.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { StartupError } from '#server/StartupError.ts';

// npm run backup -- <folder>: a consistent snapshot of the database and files, without downtime; see docs/operate.md
await runUntilStopped(async (parts) => {
  const { databaseUrl, store, folder } = await openBackup('backup', parts);
  if (existsSync(folder)) throw new StartupError(`${folder} already exists. A backup never overwrites another one.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });

  const client = new pg.Client(databaseUrl);
  await client.connect();
  parts.defer(() => client.end());
  await client.query(exactText);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: moments } = await client.query<{ at: Date }>('SELECT now() AS at');
  const migrations = [...((await appliedMigrations(client)) ?? [])].toSorted();
  const tables = await dumpTables(client, unfinished);
  const sequences = [...(await listSequences(client))];
  const { rows: keys } = await client.query<{ key: string }>('SELECT DISTINCT key FROM stored_files ORDER BY key');
  await client.query('COMMIT');

  const copied = await backUpFiles(
    store,
    keys.map(({ key }) => key),
    unfinished,
  );
  const at = (moments[0]?.at ?? new Date()).toISOString();
  writeManifest(unfinished, { portico: 'backup/1', at, migrations, tables, sequences, ...copied });
  renameSync(unfinished, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backed up ${plural(rows, 'row')} and ${plural(copied.files.length, 'file')} as of ${at} to ${folder}.\n`,
  );
  return 'finished';
});
