import pg from 'pg';
import { plural } from '#domain/kernel/plural.ts';
import { restoreFiles } from '#scripts/backup/backUpFiles.ts';
import { loadTables } from '#scripts/backup/loadTables.ts';
import { readManifest } from '#scripts/backup/manifest.ts';
import { openBackup } from '#scripts/backup/openBackup.ts';
import { exactText } from '#scripts/backup/tables.ts';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { servingRoleOf } from '#scripts/setup/grantServingRole.ts';
import { appliedMigrations, migrationNames } from '#server/database/migrations.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { StartupError } from '#server/StartupError.ts';

// npm run restore -- <folder>: restores into an empty database; see docs/operate.md
await runUntilStopped(async (parts, stopping) => {
  const { databaseUrl, store, folder } = await openBackup('restore', parts);
  const manifest = readManifest(folder);
  if (manifest.migrations.join() !== migrationNames().toSorted().join())
    throw new StartupError(
      `This backup was made by a different release (${manifest.migrations.at(-1)}). Restore it with that release.`,
    );

  const client = new pg.Client(databaseUrl);
  await client.connect();
  parts.defer(() => client.end());
  if ((await appliedMigrations(client)) !== null && (await hasPeople(client)))
    throw new StartupError('This database is in use. Restore a backup into an empty database.');
  const servedBy = servingRoleOf(process.env['DATABASE_URL'], databaseUrl);
  await applyMigrations(databaseUrl, { stopping, servedBy });

  await client.query(exactText);
  await client.query('BEGIN');
  await loadTables(client, folder, manifest);
  // before the commit, so that the database never refers to files that aren't there
  await restoreFiles(store, folder, manifest.files);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored ${plural(rows, 'row')} and ${plural(manifest.files.length, 'file')} as of ${manifest.at}.\n`,
  );
  return 'finished';
});

async function hasPeople(client: pg.Client): Promise<boolean> {
  return ((await client.query('SELECT FROM users LIMIT 1')).rowCount ?? 0) > 0;
}
