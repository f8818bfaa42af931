import { runUntilStopped } from '#server/runUntilStopped.ts';

import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation, webClient } from './setup/steps.ts';

// before what starts servers of its own
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([...generation, webClient], stopping);
  return 'finished';
});
