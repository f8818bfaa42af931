import { spawnSync } from 'node:child_process';
import type { Check } from '#scripts/checks/runStages.ts';
import { isStepUpToDate, runBuildStep, type BuildStep } from '#scripts/setup/buildStep.ts';
import { generationSteps } from '#scripts/setup/buildSteps.ts';
import { fingerprint } from '#scripts/setup/fingerprint.ts';
import { root } from '#scripts/setup/root.ts';

/** Committed generated files must match their sources. They are regenerated in the process. */
export const generatedFiles: Check = {
  name: 'generated files',
  async run() {
    const stale: string[] = [];
    for (const step of generationSteps) {
      if (isStepUpToDate(step)) continue;
      const before = committed(step).map((output) => [output, fingerprint([output])]);
      await runBuildStep(step);
      stale.push(...before.flatMap(([output = '', was]) => (fingerprint([output]) === was ? [] : [output])));
    }
    for (const output of stale)
      process.stdout.write(`${output} was out of date and has been regenerated. Please commit it.\n`);
    return stale.length === 0 ? { is: 'passed' } : { is: 'failed', lastWords: stale.join('\n') };
  },
};

function committed({ outputs }: BuildStep): string[] {
  return outputs.filter(
    (output) => spawnSync('git', ['ls-files', '--error-unmatch', output], { cwd: root }).status === 0,
  );
}
