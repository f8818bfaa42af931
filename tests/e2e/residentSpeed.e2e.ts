import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, launchPermit, permitPath } from '#tests/e2e/support/town.ts';

const budget = 170_000;

declare global {
  interface Window {
    /** When the first field of the page stood there, in milliseconds of the page. */
    fieldStoodAt?: number;
  }
}

/** Notes the moment at which the main part of the page has a field that can be typed into. */
async function watchForField(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main :is(input:not([type="hidden"]), textarea, select)')) return;
      window.fieldStoodAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The scripts that were sent for before, as they went over the line. */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForFunction(() => window.fieldStoodAt !== undefined);
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => startTime < (window.fieldStoodAt ?? 0) && new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** As if the browser had never been here. */
async function withoutCache(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
}

test.describe('a resident downloads at most 170 kB of scripts', () => {
  test('before the wizard can be used', async ({ page }) => {
    await watchForField(page);
    await page.goto(`${permitPath}/launch/email`);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('before the first step of a submission can be used', async ({ page, browser }) => {
    const staff = await (await browser.newContext()).newPage();
    await asPlayer(staff, 'author');
    const { id } = await launchPermit(browser, staff, 'newcomer');
    await staff.context().close();
    await asPlayer(page, 'newcomer');
    await withoutCache(page);
    await watchForField(page);
    await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
