import { runUntilStopped } from '#server/runUntilStopped.ts';

import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation, graphiqlParts, webClient } from './setup/steps.ts';

// npm run build: what a server needs beside the sources
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient, graphiqlParts], stopping);
  return 'finished';
});
