import type { Page } from '@playwright/test';
import { holdResponse, operationUrl } from '#tests/e2e/support/holdResponse.ts';
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
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(operationUrl('SubmissionScreenQuery').slice(2))) count += 1;
  });
  // Later requests follow what changes on the page once it is shown.
  const response = await holdResponse(page, 'SubmissionScreenQuery', 1);
  await link.hover();
  await page.mouse.down();
  await response.isHeld;
  await page.mouse.up();
  await page.waitForURL('/initiated_flows/**');
  expect(count).toBe(1);
  await response.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Building permit');
});
