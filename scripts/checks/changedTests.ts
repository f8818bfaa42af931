import { forkPoint } from '#scripts/checks/changedFiles.ts';
import type { Check } from '#scripts/checks/runStages.ts';
import { runWithOutput } from '#scripts/checks/toolCheck.ts';

/** `npm test -- --changed`: the unit and database tests affected by the changes since main. */
export const changedTests: Check = {
  name: 'changed',
  run: () => {
    const projects = ['unit', 'components', 'architecture', 'database'].flatMap((name) => ['--project', name]);
    return runWithOutput(['vitest', 'run', '--changed', forkPoint(), '--passWithNoTests', ...projects], {});
  },
};
