import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { generation, webClient } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// before what starts servers of its own
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient], stopping);
  return 'finished';
});
