import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';
import { settle } from '#server/settings.ts';

import { runEverything } from '../setup/runEverything.ts';

// the replaceable process of npm run dev
await runUntilStopped(async (parts) => {
  const running = await runEverything(settle(readEnv()), parts);
  process.send?.(running);
});
