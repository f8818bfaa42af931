import { runUntilStopped } from '#server/runUntilStopped.ts';

import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation } from './setup/steps.ts';

// npm run generate
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate(generation, stopping);
  return 'finished';
});
