import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps, pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// runs before npm run serve and npm run work; in production, npm run build and npm run migrate have done all this
await runUntilStopped(async (_parts, stopping) => {
  const settings = completeSettings(readEnv());
  if (settings.NODE_ENV === 'production') return 'finished';
  await buildStaleOutputs([...generationSteps, webClient, pageRenderer], stopping);
  await applyMigrations(settings.DATABASE_URL, { stopping });
  return 'finished';
});
