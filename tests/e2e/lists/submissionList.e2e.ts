import { expectNoOverflow } from '#tests/e2e/support/axe.ts';
import { everySubmission, filterByStatus } from '#tests/e2e/support/lists.ts';
import { createOwnTeam, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const title = { level: 1, name: 'Form Submissions' };

test.describe('many screens', () => {
  test.use({ mayJump: 'it looks at many screens' });

  test('the submission list fits and is accessible', async ({ page }) => {
    await signInAsPlayer(page, 'owner');
    for (const address of [everySubmission, '/processes?status=halted&assigned=me']) {
      await page.goto(address);
      await expect(page.getByRole('heading', title)).toBeVisible();
      await expect(page.getByText(/Showing 1-\d+ of \d+|No submissions match/).first()).toBeVisible();
      await expectGoodInEveryViewport(page);
    }
    // the list's other address
    await page.goto('/initiated_flows');
    await expect(page).toHaveURL(/\/processes\?filters=/);
  });
});

test('staff load more submissions by scrolling or a button, and return to the same place @phone-too @all', async ({
  page,
}) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  await expect(page.getByText(/^Showing 1-20 of \d+$/)).toBeVisible();
  // Infinite scroll may remove the button before a pointer reaches it, so use the keyboard.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).not.toHaveCount(21);

  await filterByStatus(page, 'Halted');
  await expect(page.getByRole('button', { name: 'Change the filter: Status: Halted' })).toBeVisible();
  await expect(page).toHaveURL(/halted/);
  // four from the demo town, plus any that other tests put on hold
  await expect(page.getByRole('row', { name: /77 River Road/ })).toContainText('Not approved');
  const listed = (await rows.all()).slice(1);
  expect(listed.length).toBeGreaterThanOrEqual(4);
  for (const row of listed) await expect(row).toContainText(/Halted|Not approved/);

  await page.goBack();
  await expect(page).toHaveURL(everySubmission);
  await expect(page.getByText('No filters. Showing every submission you can see.')).toBeVisible();
});

test("restores the list's length and scroll position on Back @all", async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).not.toHaveCount(21);
  const last = rows.nth(30).getByRole('link').first();
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: /#\d+$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name }).first()).toBeInViewport();
  expect(await rows.count()).toBeGreaterThan(30);
});

// In a tall window, infinite scroll is triggered right away.
const windows = [
  [769, 700],
  [1024, 700],
  [1100, 1080],
  [1440, 700],
  [1920, 700],
] as const;

for (const [width, height] of windows) {
  test(`at ${width} pixels rows are equally high, no text is cut, and the header stays visible @all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAsPlayer(page, 'owner');
    await page.goto(everySubmission);
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(21);
    const measured = await table.evaluate((element) => ({
      heights: [...element.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height)),
      header: Math.round(element.querySelector('thead th')?.getBoundingClientRect().height ?? 0),
      right: Math.max(...[...element.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().right)),
      name: Math.round(element.querySelector('tbody th')?.getBoundingClientRect().width ?? 0),
      cut: [...element.querySelectorAll('tbody :is(th, td) *')]
        .filter(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => {
          return clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
        })
        .map(({ textContent }) => textContent),
    }));
    expect(measured.cut).toEqual([]);
    for (const height of measured.heights) expect(height - 50).toBeLessThanOrEqual(1);
    expect(measured.header).toBe(35);
    expect(measured.right).toBeLessThanOrEqual(width);
    // wide enough to read an address
    expect(measured.name).toBeGreaterThan(200);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('columnheader', { name: 'ID' })).toBeInViewport();
    await page.mouse.wheel(0, 3000);
    await expect(table.getByRole('row')).not.toHaveCount(21);
    await expectNoOverflow(page);
  });
}

test('each row is one Tab stop, and arrow keys reach its controls @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  const [first, second] = [rows.nth(1), rows.nth(2)];
  const linkOf = (row: typeof first) => row.getByRole('rowheader').getByRole('link');
  const stops = () => page.locator('tbody :is(a, button, input)').evaluateAll((all) => all.map((one) => one.tabIndex));
  expect((await stops()).filter((index) => index === 0)).toHaveLength(20);

  await page.getByRole('checkbox', { name: 'Select all shown' }).focus();
  const titles = await page.getByRole('columnheader').getByRole('button').count();
  for (let title = 0; title <= titles; title += 1) await page.keyboard.press('Tab');
  await expect(linkOf(first)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(linkOf(second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(linkOf(first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('button', { name: /^Preview/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  // Tab leaves the row, and comes back to the control that was last focused.
  await page.keyboard.press('Tab');
  await expect(linkOf(rows.nth(3))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.nth(20).getByRole('checkbox')).toBeFocused();

  // Rows that are loaded later are one Tab stop as well.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).not.toHaveCount(21);
  const shown = await rows.count();
  await expect.poll(async () => (await stops()).filter((index) => index === 0).length).toBe(shown - 1);
});

test('shows the sort order in a column title, or above the list if no column shows it @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  // The table's caption announces the order, so the visible text is hidden from screen readers.
  const seen = (order: string) => page.locator('p').filter({ hasText: new RegExp(`${order}$`) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('table', { name: 'latest activity first' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Last Activity' })).toHaveAttribute('aria-sort', 'descending');
  await expect(seen('latest activity first')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(seen('latest activity first')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Applicant' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(seen('by applicant, A to Z')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(seen('by applicant, A to Z')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'by applicant' })).toBeHidden();
});

test('keeps the filters in place while other rows load @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql/*', async (route) => {
    if (route.request().postData()?.includes('halted')) await held;
    await route.continue();
  });
  await filterByStatus(page, 'Halted');
  await expect(page.locator('[aria-busy]').filter({ has: page.getByRole('table') })).toBeVisible();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  release();
  await expect(page.locator('[aria-busy]').filter({ has: page.getByRole('table') })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /77 River Road/ })).toContainText('Not approved');
});

test('marks a late submission as overdue in the list and on its page @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  // Sort by due date, so submissions launched by other tests don't push it down.
  await page.goto('/processes?filters=%5B%5D&sort=dueAt&order=ascending');
  const row = page.getByRole('row', { name: /115 Main Street/ });
  await expect(row).toContainText('Overdue');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/initiated_flows/);
  await expect(page.getByText('Overdue')).toHaveCount(1);
});

test('the default view lists what is waiting for the reader @all', async ({ page }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'reviewer');
  await page.goto('/processes');
  await expect(page.getByRole('button', { name: 'Remove the filter: Assigned to me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter: Status: Active' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(address) });
  await expect(row).toContainText('Plan review');
  await expect(row).toContainText('José Muñoz');
  await expect(page.getByRole('row', { name: /16 Elm Street/ })).toBeHidden();
});

test('updates changed rows in place and holds new ones behind a pill @all', async ({ page, browser }) => {
  await signInAsPlayer(page, 'owner');
  // Subscribe before loading: the event may arrive before the list does.
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(everySubmission);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(21);
  await greeted;
  const shown = () =>
    rows.evaluateAll((all) => all.map((row) => [row.querySelector('a')?.pathname, row.getBoundingClientRect().top]));
  const before = await shown();

  const { scopedId } = await launchPermit('neighbor');
  const pill = page.getByRole('button', { name: /^Show \d+ new or changed submissions?$/ });
  await expect(pill).toBeVisible();
  expect(await shown()).toEqual(before);
  await expect(page.getByRole('link', { name: String(scopedId), exact: true })).toBeHidden();

  await pill.click();
  await expect(page.getByRole('link', { name: String(scopedId), exact: true })).toBeVisible();
  await expect(pill).toBeHidden();
  const ofNadia = page.getByRole('row', { name: new RegExp(`^(Select submission )?${scopedId}\\b`) });
  await expect(ofNadia).toContainText('Active');

  const other = await (await browser.newContext()).newPage();
  await signInAsPlayer(other, 'author');
  await other.goto(everySubmission);
  await other.getByRole('link', { name: String(scopedId), exact: true }).click();
  await other.getByRole('link', { name: 'Menu' }).click();
  await other.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Hold submission' }).click();
  const question = other.getByRole('alertdialog').or(other.getByRole('dialog'));
  await question.getByRole('button', { name: 'Hold submission' }).click();
  await expect(ofNadia).toContainText('Halted');
  await other.context().close();
});

test('welcomes someone without a team and shows the first step @all', async ({ page }) => {
  await signUpPerson(page);
  await page.goto('/processes');
  await expect(page.getByRole('heading', { name: 'Welcome to Portico' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your first team' }).click();
  await expect(page).toHaveURL('/teams/new');
});

test('tells a new team to create its first form @all', async ({ page }) => {
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/processes');
  await expect(page.getByRole('link', { name: 'Create your first form' })).toHaveAttribute('href', '/workflows/new');
});

test('explains an empty filter result and links to all submissions @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/processes?status=halted&assigned=me');
  await expect(page.getByText('No submissions match your search criteria. Try changing the filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all submissions' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('when the server does not respond', () => {
  test.use({ mayComplain: true });

  test('shows an error in place of the list and recovers on retry @all', async ({ page }) => {
    await signInAsPlayer(page, 'owner');
    await page.goto('/teams');
    await page.route('**/graphql**', (route) =>
      route.request().postData()?.includes('isBare') ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Form Submissions' }).click();
    await expect(page.getByRole('alert')).toContainText(
      "We're having trouble loading your submissions. Please try again in a few moments.",
    );
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  });

  test('falls back to the default view and reports an unreadable address @all', async ({ page }) => {
    await signInAsPlayer(page, 'reviewer');
    await page.goto('/processes?filters=[{"field":"luck"}]');
    await expect(page.getByText(/^Could not load the filter\. /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the filter: Assigned to me' })).toBeVisible();
  });
});
