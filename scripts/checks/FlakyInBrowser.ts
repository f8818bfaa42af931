import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { noteFlaky } from '#scripts/checks/flaky.ts';

/** So much of a page as it was says what it was. */
const mostShown = 4_000;

/**
 * Beside Playwright's own list: what passed at a second try, where the other test runner notes it, too. The page as it was at
 * the first one is printed: by the time that somebody reads of it, the folder of the run is gone.
 */
export default class FlakyInBrowser implements Reporter {
  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    if (retry === 0 || status !== 'passed') return;
    noteFlaky(test.titlePath().filter(Boolean).join(' › '));
    const seen = test.results[0]?.attachments.find(({ name }) => name === 'error-context')?.path;
    if (seen !== undefined) console.log(readFileSync(seen, 'utf8').slice(0, mostShown));
  }
}
