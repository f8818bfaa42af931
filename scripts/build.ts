import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { generation, graphiqlParts, webClient } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run build: what a server needs beside the sources
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient, graphiqlParts], stopping);
  return 'finished';
});
