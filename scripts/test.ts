import { randomInt } from 'node:crypto';
import { changedTests } from '#scripts/checks/changedTests.ts';
import { chooseChecks } from '#scripts/checks/chooseChecks.ts';
import { fastChecks } from '#scripts/checks/fastChecks.ts';
import { runChecks } from '#scripts/checks/runChecks.ts';
import { slowChecks, thoroughChecks } from '#scripts/checks/slowChecks.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { prismaClient } from '#scripts/setup/buildSteps.ts';
import { claimTemporaryFolder } from '#scripts/setup/claimTemporaryFolder.ts';
import { StartupError } from '#server/StartupError.ts';

claimTemporaryFolder();
// the parent process is gone: running checks get ten seconds to end, and no new ones start
process.once('disconnect', () => setTimeout(() => process.exit(143), 12_000).unref());

// npm test, npm test -- --changed, npm test -- <names of checks>, or npm run test:all
const wanted = process.argv.slice(2);
const landing = [fastChecks, slowChecks];
const all = [fastChecks, [...slowChecks, ...thoroughChecks]];
const chosen = chosenStages();
if (wanted.includes('--all')) {
  process.env['CHANCE_SEED'] ??= String(randomInt(2 ** 31));
  process.env['EVERY_LOOK'] ??= 'on';
}
// the only generated part that isn't committed, which named checks in a fresh clone need as well
await buildStaleOutputs([prismaClient]);
const isWell = await runChecks(chosen);
process.exit(isWell ? 0 : 1);

function chosenStages(): ReturnType<typeof chooseChecks> {
  try {
    return chooseChecks(wanted, { landing, all, changed: changedTests });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
