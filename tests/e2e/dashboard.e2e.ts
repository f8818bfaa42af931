import { expectToFit } from '#tests/e2e/support/axe.ts';
import { ownTeam, signedUp, verified } from '#tests/e2e/support/people.ts';
import { expectGoodInEveryLook } from '#tests/e2e/support/looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, launchPermit, sendPermit } from '#tests/e2e/support/town.ts';

const title = { level: 1, name: 'Form Submissions' };

test.describe('many screens', () => {
  test.use({ mayJump: 'it looks at many screens' });

  test('the list of submissions fits and can be used by everybody', async ({ page }) => {
    await asPlayer(page, 'owner');
    for (const address of ['/processes', '/processes?status=halted&assigned=me']) {
      await page.goto(address);
      await expect(page.getByRole('heading', title)).toBeVisible();
      await expect(page.getByText(/\d+ submissions?|No submissions match/).first()).toBeVisible();
      await expectGoodInEveryLook(page);
    }
  });
});

test('staff see what was launched, by status, and come to the rest page by page @phone', async ({ page }) => {
  await asPlayer(page, 'owner');
  await page.goto('/processes');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).not.toHaveCount(21);

  await page.getByRole('navigation', { name: 'Submissions by status' }).getByRole('link', { name: 'Halted' }).click();
  await expect(page).toHaveURL('/processes?status=halted');
  // four of the town, and what other tests halt meanwhile
  await expect(page.getByText(/^\d+ submissions$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /77 River Road/ })).toContainText('Halted');
  const listed = (await rows.all()).slice(1);
  expect(listed.length).toBeGreaterThanOrEqual(4);
  for (const row of listed) await expect(row).toContainText('Halted');

  await page.goBack();
  await expect(page.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
});

for (const width of [769, 1100, 1280, 1920]) {
  test(`at ${width} pixels a row is one line, no column is clipped, and the header stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await asPlayer(page, 'owner');
    await page.goto('/processes');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(21);
    const measured = await table.evaluate((element) => ({
      heights: [
        ...new Set(
          [...element.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height)),
        ),
      ],
      right: Math.max(...[...element.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().right)),
    }));
    for (const height of measured.heights) expect(height).toBeLessThanOrEqual(41);
    expect(measured.right).toBeLessThanOrEqual(width);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('columnheader', { name: 'ID' })).toBeInViewport();
    await expectToFit(page);
  });
}

test('the filters stay while other rows are on their way', async ({ page }) => {
  await asPlayer(page, 'owner');
  await page.goto('/processes');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql/*', async (route) => {
    if (route.request().postData()?.includes('"halted"')) await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Halted' }).click();
  await expect(page.locator('[aria-busy]').filter({ has: page.getByRole('table') })).toBeVisible();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole('navigation', { name: 'Submissions by status' })).toBeVisible();
  release();
  await expect(page.locator('[aria-busy]').filter({ has: page.getByRole('table') })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /77 River Road/ })).toContainText('Halted');
});

test('a late submission is overdue in the list and on its page', async ({ page }) => {
  await asPlayer(page, 'owner');
  await page.goto('/processes');
  const row = page.getByRole('row', { name: /115 Main Street/ });
  await expect(row).toContainText('Overdue');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/initiated_flows/);
  await expect(page.getByText('Overdue')).toHaveCount(1);
});

test('a reviewer finds what waits for a review', async ({ page, browser }) => {
  const { address } = await sendPermit(browser, 'newcomer');
  await asPlayer(page, 'reviewer');
  await page.goto('/processes');
  await page.getByRole('link', { name: 'Assigned to me' }).first().click();
  await expect(page).toHaveURL('/processes?assigned=me');
  const row = page.getByRole('row', { name: new RegExp(address) });
  await expect(row).toContainText('Plan review');
  await expect(row).toContainText('Plan reviewers');
  await expect(row).toContainText('José Muñoz');
  await expect(page.getByRole('row', { name: /16 Elm Street/ })).toBeHidden();
});

test('what is launched while the list is looked at arrives by itself, on top', async ({ page, browser }) => {
  await asPlayer(page, 'owner');
  // listened for from the start: it may come before the list does
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/processes');
  await expect(page.getByRole('table')).toBeVisible();
  await greeted;

  const { scopedId } = await launchPermit(browser, page, 'neighbor');

  await expect(page.getByRole('link', { name: String(scopedId), exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Nadia Rahman');
});

test('somebody without a team is welcomed and told what comes first', async ({ page }) => {
  await signedUp(page);
  await page.goto('/processes');
  await expect(page.getByRole('heading', { name: 'Welcome to Portico' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your first team' }).click();
  await expect(page).toHaveURL('/teams/new');
});

test('a new team is told to create its first form', async ({ page }) => {
  await verified(page);
  await ownTeam(page);
  await page.goto('/processes');
  await expect(page.getByRole('link', { name: 'Create your first form' })).toHaveAttribute('href', '/workflows/new');
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByText('No submissions match your search criteria. Try changing the filters.')).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ mayComplain: true });

  test('the list says so, and comes when it is tried again', async ({ page }) => {
    await asPlayer(page, 'owner');
    await page.goto('/teams');
    await page.route('**/graphql**', (route) =>
      route.request().postData()?.includes('assignedToMe') ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Form Submissions' }).click();
    await expect(page.getByRole('alert')).toContainText(
      "We're having trouble loading your submissions. Please try again in a few moments.",
    );
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
