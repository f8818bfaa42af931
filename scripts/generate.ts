import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { generation } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run generate
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate(generation, stopping);
  return 'finished';
});
