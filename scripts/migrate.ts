import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';
import { settle } from '#server/settings.ts';

import { applyMigrations } from './setup/applyMigrations.ts';

// npm run migrate: a deployment may do this once, before its servers start
await runUntilStopped(async (_parts, stopping) => {
  await applyMigrations(settle(readEnv()).DATABASE_URL, stopping);
  return 'finished';
});
