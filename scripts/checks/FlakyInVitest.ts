import type { Reporter, TestCase } from 'vitest/node';
import { noteFlaky } from '#scripts/checks/flaky.ts';

/** Vitest says nothing of what passed at a second try. */
export default class FlakyInVitest implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) noteFlaky(`${test.module.relativeModuleId} › ${test.fullName}`);
  }
}
