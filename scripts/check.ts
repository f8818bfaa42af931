import { changedSources } from '#scripts/checks/changedSources.ts';
import { fastChecks } from '#scripts/checks/fastChecks.ts';
import { runChecks } from '#scripts/checks/runChecks.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { prismaClient } from '#scripts/setup/buildSteps.ts';

// npm run check: types, lint, format, generated files, and unit and architecture tests
// npm run check -- --changed: types, and lint and format of the files changed since main
const args = process.argv.slice(2);
if (args.length > 1 || (args[0] !== undefined && args[0] !== '--changed')) {
  process.stderr.write(`Unknown arguments: ${args.join(' ')}. Only --changed is known.\n`);
  process.exit(1);
}
const isQuick = args.length === 1;
// its types are not committed, so a fresh clone lacks them; the full check generates everything
if (isQuick) await buildStaleOutputs([prismaClient]);
const isWell = await runChecks([isQuick ? [changedSources] : fastChecks]);
process.exit(isWell ? 0 : 1);
