import path from 'node:path';
import { changedFiles } from '#scripts/checks/changedFiles.ts';
import type { Check, Outcome } from '#scripts/checks/runStages.ts';
import { runWithOutput } from '#scripts/checks/toolCheck.ts';
import { cacheFolder } from '#scripts/setup/buildStep.ts';

/**
 * Types of everything, checked incrementally, and lint and format of the changed files. For use while editing: rules
 * that compare files with each other, such as import cycles, and generated files are left to `npm run check`.
 */
export const changedSources: Check = {
  name: 'changed files',
  async run() {
    const files = changedFiles();
    const linted = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    const buildInfo = path.join(cacheFolder, 'types.tsbuildinfo');
    // concurrently, because the incremental type check mostly uses one processor
    const outcomes = await Promise.all([
      runWithOutput(['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', buildInfo], {}),
      onFiles(['oxlint', '--type-aware'], linted),
      onFiles(['oxfmt', '--check', '--no-error-on-unmatched-pattern'], files),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.is === 'failed' ? [outcome.lastWords] : []));
    return failures.length === 0 ? { is: 'passed' } : { is: 'failed', lastWords: failures.join('\n') };
  },
};

const onFiles = (command: readonly string[], files: readonly string[]): Promise<Outcome> =>
  files.length === 0 ? Promise.resolve({ is: 'passed' }) : runWithOutput([...command, ...files], {});
