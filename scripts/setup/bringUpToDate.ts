import path from 'node:path';
import { withLock } from '#scripts/setup/lockFile.ts';
import { progress } from '#scripts/setup/progress.ts';
import { cache, isUpToDate, run, type Step } from '#scripts/setup/step.ts';

/** Rebuilds what is stale. If several commands need it at once, one of them does the work. */
export async function bringUpToDate(steps: readonly Step[], stopping?: AbortSignal): Promise<void> {
  if (steps.every(isUpToDate)) return;
  await withLock(path.join(cache, 'making.lock'), async () => {
    for (const step of steps) {
      if (isUpToDate(step)) continue;
      await progress(`Making the ${step.name}`, () => run(step, stopping));
    }
  });
}
