import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const title = { level: 1, name: 'Dashboard' };

test('staff start at the dashboard, choose what is counted, and open the matching list', async ({ browser }) => {
  const page = await openAsPlayer(browser, 'owner');
  await expect(page).toHaveURL('/metrics');
  await expect(page.getByRole('heading', title)).toBeVisible();
  const figures = page.getByRole('region', { name: 'Submissions', exact: true });
  await expect(figures.getByRole('listitem')).toHaveCount(4);
  await expect(figures.getByRole('link', { name: /^Launched/ })).toContainText('of all submissions ever started');
  await expect(page.getByText('Total Revenue Collected')).toBeVisible();
  for (const width of [320, 390, 1101, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await expectGoodInEveryViewport(page);

  // Columns that don't fit on a laptop are in the row's expandable details.
  await page.setViewportSize({ width: 1280, height: 800 });
  const attention = page.getByRole('region', { name: 'Submissions Needing Attention' });
  await expect(attention.getByRole('columnheader', { name: 'Created' })).toBeHidden();
  await attention
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await expect(attention.getByRole('term').filter({ visible: true })).toHaveText(['Created', 'Last Edited']);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(attention.getByRole('term').filter({ visible: true })).toHaveCount(4);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(attention.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(attention.getByRole('button', { name: /^Details of / }).first()).toBeHidden();
  await attention.getByRole('link', { name: 'View all Submissions' }).click();
  await expect(page).toHaveURL('/processes?filters=%5B%5D');
  await page.goBack();

  await page.locator('summary').filter({ hasText: 'Forms' }).click();
  await page.getByLabel('Building permit', { exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByLabel('From date').fill('2031-01-02');
  await page.getByLabel('To date').fill('2031-01-01');
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page.getByText('The end date must not be before the start date.')).toBeVisible();
  await page.getByLabel('From date').fill('2020-01-01');
  await page.getByLabel('To date').fill('2099-12-31');
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL(/\/metrics\?form=[0-9a-f-]+&from=2020-01-01&to=2099-12-31$/);
  // a ring of one form would say nothing
  await expect(page.getByRole('region', { name: 'Submissions by form' })).toBeHidden();
  await expect(page.getByText('Started from Jan 1, 2020 through Dec 31, 2099')).toBeVisible();

  await figures.getByRole('link', { name: /^Active/ }).click();
  await expect(page).toHaveURL(/\/processes\?filters=/);
  await page.goBack();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/metrics');

  await expect(page.getByText('All time')).toBeVisible();
  const issued = page.getByRole('region', { name: 'Top 5 issued outputs' }).getByRole('listitem').first();
  await issued.getByRole('link').click();
  await expect(page).toHaveURL(/\/outputs\?filters=/);
  await expect(page.getByRole('button', { name: /^Remove the filter: Output: (?!not known)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter: Issued: any day' })).toBeVisible();
  await expect(page.getByText(/^Showing 1-\d+ of [1-9]/)).toBeVisible();

  // the same figures for a single form, on its own page
  await page.getByRole('link', { name: 'Forms Manager' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  await page
    .getByRole('link', { name: /Building permit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/stats$/);
  await expect(
    page.getByRole('region', { name: 'Statistics' }).getByRole('link', { name: /^Completed/ }),
  ).toBeVisible();
  await expectGoodInEveryViewport(page);
});

test('every chart can be shown as a table by keyboard alone @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/metrics');
  const chart = page.getByRole('region', { name: 'Revenue by Payment Type' });
  const toggle = chart.getByRole('button', { name: /^Show as table/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('table')).toBeVisible();
  await expect(chart.getByRole('columnheader')).toHaveText(['Payment type', 'Amount']);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('table')).toBeHidden();
  await expect(chart.getByRole('button', { name: /^Show as table/ })).toBeFocused();
});

test('counts a new submission automatically @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/metrics');
  const launched = page.getByRole('link', { name: /^Launched/ });
  const before = Number(/Launched\s*([\d,]+)/.exec((await launched.textContent()) ?? '')?.[1]?.replace(',', ''));
  await greeted;
  await launchPermit('neighbor');
  await expect
    .poll(async () => Number(/Launched\s*([\d,]+)/.exec((await launched.textContent()) ?? '')?.[1]?.replace(',', '')))
    .toBeGreaterThan(before);
});

test('hides revenue without access to transactions, and hides the tab from a team with nothing to count @all', async ({
  page,
  browser,
}) => {
  const counter = await openAsPlayer(browser, 'counter');
  await expect(counter.getByRole('region', { name: 'Submissions', exact: true })).toBeVisible();
  await expect(counter.getByText('Total Revenue Collected')).toBeHidden();

  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/');
  await expect(page).toHaveURL('/workflows');
  // The tab appears only when there is something to show.
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await expect(tabs.getByRole('link', { name: 'Directory' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Dashboard' })).toBeHidden();
});

test.describe('when the server does not respond', () => {
  test.use({ mayComplain: true });

  test('shows an error and loads the figures on retry @all', async ({ page }) => {
    await signInAsPlayer(page, 'owner');
    await page.goto('/processes');
    await expect(page.getByRole('heading', { level: 1, name: 'Form Submissions' })).toBeVisible();
    await page.route('**/graphql**', (route) =>
      route.request().postData()?.includes('launchedFrom') ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('alert')).toContainText("Can't load dashboard content");
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Submissions', exact: true })).toBeVisible();
  });
});
