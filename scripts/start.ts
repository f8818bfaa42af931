import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';
import { completeSettings } from '#server/completeSettings.ts';

import { bringUpToDate } from './setup/bringUpToDate.ts';
import { claimDataFolder } from './setup/claimDataFolder.ts';
import { findDatabase } from './setup/findDatabase.ts';
import { generation, webClient } from './setup/steps.ts';
import { welcome } from './setup/welcome.ts';

// npm start: everything in one process, with a database of its own unless DATABASE_URL names one
await runUntilStopped(async (parts, stopping) => {
  const env = readEnv();
  const claim = await claimDataFolder(env.DATA_DIR, parts, stopping);
  if (claim === null) return 'finished';
  const [databaseUrl] = await Promise.all([
    findDatabase(env, parts, stopping),
    bringUpToDate([...generation, webClient], stopping),
  ]);
  const settings = completeSettings({ ...env, DATABASE_URL: databaseUrl });
  // its modules include generated ones, which exist only now
  const { runEverything } = await import('./setup/runEverything.ts');
  const running = await runEverything(settings, parts);
  claim.announce(running.address);
  process.stdout.write(welcome(running));
});
