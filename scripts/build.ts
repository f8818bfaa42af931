import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps, graphiqlAssets, pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// npm run build: creates what a server needs besides the sources
await runUntilStopped(async (_parts, stopping) => {
  await buildStaleOutputs([...generationSteps, webClient, pageRenderer, graphiqlAssets], stopping);
  return 'finished';
});
