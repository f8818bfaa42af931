import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { noteFlaky } from '#scripts/checks/flaky.ts';

/** Beside Playwright's own list: what passed at a second try, where the other test runner notes it, too. */
export default class FlakyInBrowser implements Reporter {
  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    if (retry > 0 && status === 'passed') noteFlaky(test.titlePath().filter(Boolean).join(' › '));
  }
}
