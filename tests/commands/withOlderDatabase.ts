import type pg from 'pg';
import { deployMigrations } from '#scripts/setup/deployMigrations.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { withEmptyDatabase } from '#tests/support/withEmptyDatabase.ts';

/** Runs a callback with an empty database from before a migration. */
export async function withOlderDatabase(
  migration: string,
  work: (client: pg.Client, url: string) => Promise<void>,
): Promise<void> {
  await withEmptyDatabase(async (client, url) => {
    await deployMigrations(client, { names: migrationNames().filter((name) => name < migration) });
    await work(client, url);
  });
}
