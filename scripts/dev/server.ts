import { runEverything } from '#scripts/setup/runEverything.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// the replaceable child process of npm run dev
await runUntilStopped(async (parts) => {
  const running = await runEverything(completeSettings(readEnv()), parts);
  process.send?.(running);
});
