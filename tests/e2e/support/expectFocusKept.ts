import { expect, type Page } from '@playwright/test';

/** Whoever uses the keyboard goes on where they were, not at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}
