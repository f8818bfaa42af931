import type { Check } from '#scripts/checks/runStages.ts';
import { runWithOutput } from '#scripts/checks/toolCheck.ts';
import { fingerprint } from '#scripts/setup/fingerprint.ts';

/** One run for code that nothing uses, including tests, and one for code that only tests use. */
const settings = ['knip.config.ts', 'knip.product.config.ts'];

/** Unused files, exports, and dependencies. */
export const unreachable: Check = {
  name: 'unreachable',
  async run() {
    const outcomes = await Promise.all(settings.map(look));
    const failures = outcomes.flatMap((outcome) => (outcome.is === 'failed' ? [outcome.lastWords] : []));
    return failures.length === 0 ? { is: 'passed' } : { is: 'failed', lastWords: failures.join('\n') };
  },
};

/** The cache halves the work. It is valid only for the settings it was created with. */
function look(file: string): ReturnType<typeof runWithOutput> {
  const kept = `node_modules/.cache/knip/${file}-${fingerprint(settings)}`;
  return runWithOutput(['knip', '--no-progress', '--config', file, '--cache', '--cache-location', kept], {});
}
