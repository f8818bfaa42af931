import path from 'node:path';
import { cacheFolder, isStepUpToDate, runBuildStep, type BuildStep } from '#scripts/setup/buildStep.ts';
import { withLock } from '#scripts/setup/lockFile.ts';
import { reportProgress } from '#scripts/setup/reportProgress.ts';

/** Rebuilds stale outputs. If several commands run at the same time, only one of them does the work. */
export async function buildStaleOutputs(steps: readonly BuildStep[], stopping?: AbortSignal): Promise<void> {
  if (steps.every(isStepUpToDate)) return;
  await withLock(path.join(cacheFolder, 'making.lock'), async () => {
    for (const step of steps) {
      if (isStepUpToDate(step)) continue;
      await reportProgress(`Building the ${step.name}`, () => runBuildStep(step, stopping));
    }
  });
}
