import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { generation, webClient } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// run before anything that starts its own servers
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient], stopping);
  return 'finished';
});
