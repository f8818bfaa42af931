import path from 'node:path';
import { changedFiles } from '#scripts/checks/changedFiles.ts';
import type { Check, Outcome } from '#scripts/checks/runStages.ts';
import { runWithOutput } from '#scripts/checks/toolCheck.ts';
import { cacheFolder } from '#scripts/setup/buildStep.ts';

/**
 * Types of everything, checked incrementally; lint and format of the changed files; the unit tests that reach them; and
 * the rules of the house. For use while editing: generated files and what no one uses are left to `npm run check`.
 */
export const changedSources: Check = {
  name: 'changed files',
  async run() {
    const files = changedFiles();
    const linted = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    const buildInfo = path.join(cacheFolder, 'types.tsbuildinfo');
    // concurrently, because the incremental type check mostly uses one processor
    const parts = {
      types: runWithOutput(['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', buildInfo], {}),
      lint: onFiles(['oxlint', '--type-aware'], linted),
      format: onFiles(['oxfmt', '--check', '--no-error-on-unmatched-pattern'], files),
      rules: runWithOutput(['vitest', 'run', '--project', 'architecture', '--reporter', 'dot'], {}),
      'unit tests': onFiles([...related, '--project', 'unit', '--reporter', 'dot'], linted),
    };
    const failures: string[] = [];
    for (const [part, running] of Object.entries(parts)) {
      const outcome = await running;
      process.stdout.write(`  ${outcome.is.padEnd(8)} ${part}\n`);
      if (outcome.is === 'failed') failures.push(outcome.lastWords);
    }
    return failures.length === 0 ? { is: 'passed' } : { is: 'failed', lastWords: failures.join('\n') };
  },
};

const related = ['vitest', 'related', '--run', '--passWithNoTests'];

const onFiles = (command: readonly string[], files: readonly string[]): Promise<Outcome> =>
  files.length === 0 ? Promise.resolve({ is: 'passed' }) : runWithOutput([...command, ...files], {});
