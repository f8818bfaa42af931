import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordFlakyTest } from '#scripts/checks/flakyTests.ts';

/** How much of the page snapshot is printed. */
const mostShown = 4_000;

/**
 * Records tests that passed on a retry, in addition to Playwright's own list. Prints the page as it was when the test
 * failed, because the folder of the run is gone by the time someone looks.
 */
export default class FlakyInBrowser implements Reporter {
  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    if (retry === 0 || status !== 'passed') return;
    recordFlakyTest(test.titlePath().filter(Boolean).join(' › '));
    const seen = test.results[0]?.attachments.find(({ name }) => name === 'error-context')?.path;
    if (seen !== undefined) console.log(readFileSync(seen, 'utf8').slice(0, mostShown));
  }
}
