import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps, pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// run before anything that starts its own servers
await runUntilStopped(async (_parts, stopping) => {
  await buildStaleOutputs([...generationSteps, webClient, pageRenderer], stopping);
  return 'finished';
});
