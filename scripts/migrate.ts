import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { servingRoleOf } from '#scripts/setup/grantServingRole.ts';
import { InvalidSettings, readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// npm run migrate: once per release, before its servers start; see docs/operate.md
await runUntilStopped(async (_parts, stopping) => {
  const { DATABASE_URL: serving, MIGRATE_DATABASE_URL: migrating = serving } = readEnv(process.env, []);
  if (migrating === undefined)
    throw new InvalidSettings(['DATABASE_URL is missing. Set it to the database to migrate.']);
  await applyMigrations(migrating, { stopping, servedBy: servingRoleOf(serving, migrating) });
  return 'finished';
});
