import type { Browser, Page } from '@playwright/test';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { looks } from '#tests/e2e/support/looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, launchPermit } from '#tests/e2e/support/town.ts';

const saved = 'All Changes Saved.';

/** A new building permit of José, open before him. */
async function openPermit(browser: Browser, page: Page): Promise<string> {
  const context = await browser.newContext();
  const staff = await context.newPage();
  await asPlayer(staff, 'author');
  const { id } = await launchPermit(browser, staff, 'newcomer');
  await context.close();
  await asPlayer(page, 'newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Step 1 of 4: Your project' })).toBeVisible();
  return address;
}

test('what is missing is said on top and at its place, with the way there', async ({ page, browser }) => {
  await openPermit(browser, page);
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByRole('link', { name: 'What will be done cannot be left blank' }).click();
  await expect(page.getByLabel('What will be done')).toBeFocused();
  await expectUsableByEverybody(page);
});

test.describe('a bad line', () => {
  test.use({ mayComplain: true });

  test('nothing that was typed is lost on a dead line, and a reload brings it back', async ({
    page,
    browser,
    context,
  }) => {
    await openPermit(browser, page);
    const what = page.getByLabel('What will be done');
    await what.fill('A porch');
    await expect(page.getByText('Saving Changes...')).toBeVisible();
    await what.blur();
    await expect(page.getByText(saved)).toBeVisible();
    await context.setOffline(true);
    await what.fill('A porch with a roof');
    await what.blur();
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await expect(what).toHaveValue('A porch with a roof');
    await context.setOffline(false);
    await expect(page.getByText(saved)).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect(what).toHaveValue('A porch with a roof');
  });

  test('what could not be sent is there when the page is opened again, and reaches the server then', async ({
    page,
    browser,
    context,
  }) => {
    const address = await openPermit(browser, page);
    await page.route('**/graphql/*', (route) =>
      route.request().postData()?.includes('activeStepId') ? route.abort() : route.continue(),
    );
    await page.getByLabel('What will be done').fill('A shed');
    await page.getByLabel('What will be done').blur();
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByLabel('What will be done')).toHaveValue('A shed');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await asPlayer(other, 'newcomer');
    await other.goto(address);
    await expect(other.getByLabel('What will be done')).toHaveValue('A shed');
    await elsewhere.close();
  });
});

/** Answers and signs the first step, so that the permit is with its reviewers. */
async function sendByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Address of the property').fill('12 Elm Street');
  await page.getByLabel('Addition').check();
  await page.getByLabel('What will be done').fill('A porch');
  await page.getByLabel('Estimated cost').fill('12,500.50');
  await page.getByLabel('Planned start').fill('2027-05-01');
  await page.getByLabel('Planned start').blur();
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Go to next step >' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign this step' });
  await dialog.getByLabel('Your name').fill('José Muñoz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Plan review' })).toBeVisible();
}

test('a resident answers everything by keyboard and goes on', async ({ page, browser }) => {
  await openPermit(browser, page);
  await sendByKeyboard(page);
  await expect(page.getByText('Submission is in progress')).toBeVisible();
});

test('a resident goes back to a step that may be revised, changes it, and is led on from there @phone', async ({
  page,
  browser,
}) => {
  const address = await openPermit(browser, page);
  await sendByKeyboard(page);
  const project = page.getByRole('heading', { name: 'Step 1 of 4: Your project' });
  const review = page.getByRole('heading', { name: 'Step 2 of 4: Plan review' });
  const what = page.getByLabel('What will be done');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Your project/ })
    .click();
  await expect(project).toBeVisible();
  await expectUsableByEverybody(page);
  await page.getByRole('link', { name: 'Go to Current Step' }).click();
  await expect(review).toBeVisible();
  await page.goBack();

  await what.fill('');
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await page.getByRole('link', { name: 'What will be done cannot be left blank' }).click();
  await expect(what).toBeFocused();
  await expectUsableByEverybody(page);
  await what.fill('A porch with a roof');
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(review).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeHidden();
  await page.goto(address);
  await expect(review).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /Your project/ }).click();
  await expect(what).toHaveValue('A porch with a roof');
});

test('another tab of the same person sees an answer without a reload', async ({ page, browser, context }) => {
  const address = await openPermit(browser, page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel('What will be done')).toBeVisible();
  await page.getByLabel('What will be done').fill('A fence');
  await page.getByLabel('What will be done').blur();
  await expect(other.getByLabel('What will be done')).toHaveValue('A fence');
});

for (const { colorScheme, width } of looks) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('a submission fits and can be used by everybody', async ({ page, browser }) => {
      await openPermit(browser, page);
      await expectUsableByEverybody(page);
      await expectToFit(page);
    });
  });
}
