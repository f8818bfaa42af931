import type { Check } from '#scripts/checks/runStages.ts';
import { runShown } from '#scripts/checks/tool.ts';
import { fingerprint } from '#scripts/setup/fingerprint.ts';

/** All that nobody uses, tests counted in; and what no program comes to, though its tests may. */
const settings = ['knip.config.ts', 'knip.product.config.ts'];

/** Files, exports and dependencies that nothing leads to. */
export const unreachable: Check = {
  name: 'unreachable',
  async run() {
    const outcomes = await Promise.all(settings.map(look));
    const failures = outcomes.flatMap((outcome) => (outcome.is === 'failed' ? [outcome.lastWords] : []));
    return failures.length === 0 ? { is: 'passed' } : { is: 'failed', lastWords: failures.join('\n') };
  },
};

/** What is kept from the last time halves the work. It is right for the settings that it was made with alone. */
function look(file: string): ReturnType<typeof runShown> {
  const kept = `node_modules/.cache/knip/${file}-${fingerprint(settings)}`;
  return runShown(['knip', '--no-progress', '--config', file, '--cache', '--cache-location', kept], {});
}
