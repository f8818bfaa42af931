import type { Page } from '@playwright/test';
import { findOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath, permitWithUnpaidFee, signInAsPlayer } from '#tests/e2e/support/town.ts';

/** Names of the scripts that the page has loaded, without their hashes. */
const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );

test('the code of the pages behind the links is loaded without a click', async ({ page }) => {
  await signInAsPlayer(page, 'reviewer');
  await page.goto('/my_tasks');
  await expect
    .poll(() => loadedScripts(page))
    .toEqual(expect.arrayContaining(['SubmissionsScreen', 'ReviewsScreen', 'OutputListScreen']));
});

test('the code of the page behind the start button is loaded without a click', async ({ page }) => {
  await page.goto(permitPath);
  await expect.poll(() => loadedScripts(page)).toContain('LaunchScreen');
});

test('the data of a page is requested when its link is pressed, and only once', async ({ page }) => {
  const { address } = await permitWithUnpaidFee('builder');
  await signInAsPlayer(page, 'builder');
  await page.goto('/dashboard');
  const link = (await findOwn(page, address)).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql'))
      queries.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/graphql'));
  await link.hover();
  await page.mouse.down();
  // an unused response is kept for ten seconds after the press
  await requested;
  const [first = ''] = queries;
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Building permit');
  expect(queries.filter((query) => query === first)).toEqual([first]);
});
