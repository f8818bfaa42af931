import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { generation, graphiqlParts, webClient } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run build: creates what a server needs besides the sources
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient, graphiqlParts], stopping);
  return 'finished';
});
