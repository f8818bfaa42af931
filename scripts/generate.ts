import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps } from '#scripts/setup/buildSteps.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// npm run generate
await runUntilStopped(async (_parts, stopping) => {
  await buildStaleOutputs(generationSteps, stopping);
  return 'finished';
});
