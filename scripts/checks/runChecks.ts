import { clearFlakyTests, readFlakyTests } from '#scripts/checks/flakyTests.ts';
import { runStages, type Check } from '#scripts/checks/runStages.ts';
import { saveCheckDurations } from '#scripts/checks/saveCheckDurations.ts';

/** Runs checks stage by stage and ends with a summary. Returns whether none failed. */
export async function runChecks(stages: readonly (readonly Check[])[]): Promise<boolean> {
  clearFlakyTests();
  const { lines, failures, took } = await runStages(stages, (text) => void process.stdout.write(text));
  saveCheckDurations(took);
  // repeated at the end, because the end of a long log is often all that people see
  if (lines.length > 1) process.stdout.write(failures.join(''));
  process.stdout.write(`\n${lines.join('\n')}\n${readFlakyTests()}`);
  return failures.length === 0;
}
