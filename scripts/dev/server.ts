import { startWebAndWorker } from '#scripts/setup/startWebAndWorker.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// the replaceable child process of npm run dev
await runUntilStopped(async (parts) => {
  const running = await startWebAndWorker(completeSettings(readEnv()), parts);
  process.send?.(running);
});
