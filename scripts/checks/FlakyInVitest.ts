import type { Reporter, TestCase } from 'vitest/node';
import { recordFlakyTest } from '#scripts/checks/flakyTests.ts';

/** Vitest doesn't report tests that passed on a retry; this does, with the error of the first attempt. */
export default class FlakyInVitest implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    recordFlakyTest(name);
    const met = test.result().errors?.map(({ message, stack }) => stack ?? message) ?? [];
    console.log([`\n${name}, at the first try:`, ...met].join('\n'));
  }
}
