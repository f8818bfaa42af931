import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Holds back the client's scripts until the returned function is called, as a slow connection does. */
async function holdScripts(page: Page): Promise<() => void> {
  const wanted = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!startLater).*\.js$/, async (route) => {
    await wanted.promise;
    await route.continue();
  });
  return () => wanted.resolve();
}

test('text typed before the scripts have loaded is searched for, and the focus stays', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  // The load event may wait for the scripts that are held back.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'City Hall' }).click();
  const search = page.getByRole('searchbox', { name: 'Search for a form' });
  await search.pressSequentially('pupyy lisence');
  await search.press('Home');
  releaseScripts();
  await expect(page.getByRole('status')).toHaveText('1 form found for “pupyy lisence”');
  await expect(search).toBeFocused();
  await page.keyboard.type('a ');
  await expect(search).toHaveValue('a pupyy lisence');
});

test('a filter chosen before the scripts have loaded is applied', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  // The load event may wait for the scripts that are held back.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'City Hall' }).click();
  await page.getByRole('link', { name: 'Building permit' }).click();
  await page.getByRole('link', { name: 'Public record search' }).click();
  await page.getByLabel('How to search').selectOption('exact');
  releaseScripts();
  await expect(page).toHaveURL(/type=exact/);
  await expect(page.getByLabel('How to search')).toHaveValue('exact');
});
