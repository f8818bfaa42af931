import { spawnSync } from 'node:child_process';
import type { Check } from '#scripts/checks/runStages.ts';
import { runWithOutput } from '#scripts/checks/toolCheck.ts';
import { root } from '#scripts/setup/root.ts';

/** `npm test -- --changed`: the unit and database tests affected by the changes since main. */
export const changedTests: Check = {
  name: 'changed',
  run: () => {
    const projects = ['unit', 'components', 'architecture', 'database'].flatMap((name) => ['--project', name]);
    return runWithOutput(['vitest', 'run', '--changed', whereMainWasLeft(), '--passWithNoTests', ...projects], {});
  },
};

/** On main itself, or without it: the last commit. */
function whereMainWasLeft(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}
