import { expect, type Page } from '@playwright/test';

/** Focus must not fall back to the body, or keyboard users start over at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}
