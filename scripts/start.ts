import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps, pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { claimDataFolder } from '#scripts/setup/claimDataFolder.ts';
import { findDatabase } from '#scripts/setup/findDatabase.ts';
import { welcomeMessage } from '#scripts/setup/welcomeMessage.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// npm start: everything in one process, with its own database unless DATABASE_URL is set
await runUntilStopped(async (parts, stopping) => {
  const env = readEnv();
  const claim = await claimDataFolder(env.DATA_DIR, parts, stopping);
  if (claim === null) return 'finished';
  const [databaseUrl] = await Promise.all([
    findDatabase(env, parts, stopping),
    buildStaleOutputs([...generationSteps, webClient, pageRenderer], stopping),
  ]);
  const settings = completeSettings({ ...env, DATABASE_URL: databaseUrl });
  // its imports include generated modules, which exist only now
  const { startWebAndWorker: runEverything } = await import('#scripts/setup/startWebAndWorker.ts');
  const running = await runEverything(settings, parts);
  claim.announce(running.address);
  process.stdout.write(welcomeMessage(running));
});
