import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { servingRole } from '#scripts/setup/grantServing.ts';
import { InvalidSettings, readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run migrate: once per release, before its servers start; see docs/operate.md
await runUntilStopped(async (_parts, stopping) => {
  const { DATABASE_URL: serving, MIGRATE_DATABASE_URL: migrating = serving } = readEnv(process.env, []);
  if (migrating === undefined)
    throw new InvalidSettings(['DATABASE_URL is missing. Set it to the database to migrate.']);
  await applyMigrations(migrating, { stopping, servedBy: servingRole(serving, migrating) });
  return 'finished';
});
