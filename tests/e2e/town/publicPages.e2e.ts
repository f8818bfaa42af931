import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** Two browser windows of a visitor: with scripts, and without. */
async function withoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('a visitor without scripts reads a form and comes to its start and to its records', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto(permitPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Building permit' })).toBeVisible();
  await expect(page.getByText('About 3 weeks')).toBeVisible();
  await page
    .getByRole('link', { name: 'Find a record' })
    .or(page.getByRole('link', { name: /search/i }))
    .first()
    .click();
  await page.getByRole('searchbox').fill('Elm');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Elm/);
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/launch\?$/);
});

test('public pages continue in the browser as the server rendered them', async ({ page }) => {
  await page.goto(permitPath);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  // without React's notes about what is still loading
  const html = () => page.locator('#root').evaluate((root) => root.innerHTML.replaceAll(/<!--.*?-->/g, ''));
  const rendered = await html();
  await page.waitForLoadState('networkidle');
  // React removes nothing and adds nothing: the same elements, now with their code
  expect(await html()).toBe(rendered);
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.goBack();
  await start.click();
  await expect(page).toHaveURL(/\/launch/);
});

test('a page that has not changed is not sent again', async ({ page }) => {
  const first = await page.request.get(permitPath, { headers: { accept: 'text/html' } });
  const etag = first.headers()['etag'] ?? '';
  const again = await page.request.get(permitPath, { headers: { accept: 'text/html', 'if-none-match': etag } });
  expect([first.status(), again.status()]).toEqual([200, 304]);
});
