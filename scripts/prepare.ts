import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';
import { completeSettings } from '#server/completeSettings.ts';

import { applyMigrations } from './setup/applyMigrations.ts';
import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation, webClient } from './setup/steps.ts';

// before npm run serve and npm run work; in production all this was done by npm run build and npm run migrate
await runUntilStopped(async (_parts, stopping) => {
  const settings = completeSettings(readEnv());
  if (settings.NODE_ENV === 'production') return 'finished';
  await bringUpToDate([...generation, webClient], stopping);
  await applyMigrations(settings.DATABASE_URL, { stopping });
  return 'finished';
});
