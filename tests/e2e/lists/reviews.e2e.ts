import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const title = { level: 1, name: 'Form Reviews' };
const nothing = { name: 'No reviews waiting' };
const review = { level: 1, name: /Review of submission/ };

test('a reviewer finds pending reviews under their tab, opens one from its row, and returns to the list @phone-too @all', async ({
  browser,
}) => {
  test.slow();
  const { address, reviewPath } = await sendPermit('builder');
  const page = await openAsPlayer(browser, 'fireMarshal');
  await page.setViewportSize({ width: 1440, height: 900 });
  const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Form Reviews' });
  await tab.click();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByText(/^(1 review|\d+ reviews) waiting for you/)).toBeVisible();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  // The oldest is first, so a new one may be on a later page.
  const row = page.getByRole('row', { name: new RegExp(address) });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(reviewPath);
  await expect(page.getByRole('heading', review)).toBeVisible();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Form Reviews' }).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.context().close();
});

test('opens the first review from the list, and the next one from there @all', async ({ browser }) => {
  await sendPermit('builder');
  await sendPermit('builder');
  const page = await openAsPlayer(browser, 'reviewer');
  await page.getByRole('link', { name: 'Form Reviews' }).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.getByRole('link', { name: 'Open the first review' }).click();
  await expect(page.getByRole('heading', review)).toBeVisible();
  await expect(page).toHaveURL(/\/steps\/[^/]+\/review$/);
  const first = page.url();
  await page
    .getByRole('navigation', { name: 'Reviews waiting for you' })
    .getByRole('link', { name: 'Next review' })
    .click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('heading', review)).toBeVisible();
  await page.context().close();
});

test('a new review appears in the open list automatically @all', async ({ browser }) => {
  const page = await openAsPlayer(browser, 'reviewer');
  await page.getByRole('link', { name: 'Form Reviews' }).click();
  const count = page.getByText(/^(1 review|\d+ reviews) waiting for you/);
  await sendPermit('builder');
  await expect(count).toBeVisible();
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  await sendPermit('neighbor');
  // Other tests add and complete reviews at the same time, so only expect a different count.
  await expect(count).not.toHaveText(new RegExp(`^${before} `));
  await page.context().close();
});

test('the review list fits and is accessible, with and without reviews', async ({ browser }) => {
  test.slow();
  await sendPermit('builder');
  for (const player of ['reviewer', 'counter'] as const) {
    const page = await (await browser.newContext()).newPage();
    await signInAsPlayer(page, player);
    await page.goto('/reviews');
    await expect(page.getByRole('heading', title)).toBeVisible();
    const shown = player === 'reviewer' ? page.getByRole('table') : page.getByRole('heading', nothing);
    await expect(shown).toBeVisible();
    await expectGoodInEveryViewport(page);
    await page.context().close();
  }
});

test('a bookmark of the first review shows an empty state when nothing is pending @all', async ({ page }) => {
  await signInAsPlayer(page, 'counter');
  await page.goto('/review');
  await expect(page.getByRole('heading', nothing)).toBeVisible();
  await expectGoodInEveryViewport(page);
});

for (const address of ['/reviews', '/review']) {
  test(`sends signed-out visitors from ${address} to sign in and back @all`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`/users/sign_in?to=${encodeURIComponent(address)}`);
  });
}
