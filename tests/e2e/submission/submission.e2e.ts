import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const saved = 'All Changes Saved.';

/** A new building permit open as José. */
async function openPermit(page: Page): Promise<string> {
  const { id } = await launchPermit('newcomer');
  await signInAsPlayer(page, 'newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Step 1 of 4: Your project' })).toBeVisible();
  return address;
}

test('lists missing answers at the top and at each field, with links @all', async ({ page }) => {
  await openPermit(page);
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
  await page.getByRole('link', { name: 'Description of work cannot be left blank' }).click();
  await expect(page.getByLabel('Description of work')).toBeFocused();
  await expectAccessible(page);
});

test.describe('a slow connection', () => {
  test.use({ mayComplain: true });

  test('loses nothing while offline, and restores it on reload', async ({ page, context }) => {
    await openPermit(page);
    const what = page.getByLabel('Description of work');
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

  test('restores unsaved answers when the page is reopened, and then saves them @all', async ({
    page,
    browser,
    context,
  }) => {
    const address = await openPermit(page);
    await page.route('**/graphql/*', (route) =>
      route.request().postData()?.includes('activeStepId') ? route.abort() : route.continue(),
    );
    await page.getByLabel('Description of work').fill('A shed');
    await page.getByLabel('Description of work').blur();
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByLabel('Description of work')).toHaveValue('A shed');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInAsPlayer(other, 'newcomer');
    await other.goto(address);
    await expect(other.getByLabel('Description of work')).toHaveValue('A shed');
    await elsewhere.close();
  });
});

/** Answers and signs the first step, which sends the permit to its reviewers. */
async function sendByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Property address').fill('12 Elm Street');
  await page.getByLabel('Addition').check();
  await page.getByLabel('Description of work').fill('A porch');
  await page.getByLabel('Estimated cost').fill('12,500.50');
  await page.getByLabel('Planned start').fill('2027-05-01');
  await page.getByLabel('Planned start').blur();
  await expect(page.getByText(saved)).toBeVisible();
  const next = page.getByRole('button', { name: 'Go to next step >' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await next.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign this step' });
  await dialog.getByLabel('Your name').fill('José Muñoz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Plan review' })).toBeVisible();
}

test('a resident answers every question by keyboard and continues @all', async ({ page }) => {
  await openPermit(page);
  await sendByKeyboard(page);
  await expect(page.getByText('Submission is in progress')).toBeVisible();
});

test('a resident returns to a step that can be revised, changes it, and continues from there @phone', async ({
  page,
}) => {
  const address = await openPermit(page);
  await sendByKeyboard(page);
  const project = page.getByRole('heading', { name: 'Step 1 of 4: Your project' });
  const review = page.getByRole('heading', { name: 'Step 2 of 4: Plan review' });
  const what = page.getByLabel('Description of work');
  await goToStep(page, /Your project/);
  await expect(project).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Current Step' }).click();
  await expect(review).toBeVisible();
  await page.goBack();

  await what.fill('');
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await page.getByRole('link', { name: 'Description of work cannot be left blank' }).click();
  await expect(what).toBeFocused();
  await expectAccessible(page);
  await what.fill('A porch with a roof');
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(review).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There’s a problem' })).toBeHidden();
  await page.goto(address);
  await expect(review).toBeVisible();
  await page.goBack();
  await goToStep(page, /Your project/);
  await expect(what).toHaveValue('A porch with a roof');
});

test("shows an answer in the person's other tab without a reload @all", async ({ page, context }) => {
  const address = await openPermit(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel('Description of work')).toBeVisible();
  await page.getByLabel('Description of work').fill('A fence');
  await page.getByLabel('Description of work').blur();
  await expect(other.getByLabel('Description of work')).toHaveValue('A fence');
});

test.describe('a connection lost at the wrong moment', () => {
  test.use({ mayComplain: true });

  test('clears the unsaved-changes alert once everything is saved @all', async ({ page, context }) => {
    await openPermit(page);
    await page.getByLabel('Property address').fill('12 Elm Street');
    await page.getByLabel('Addition').check();
    await page.getByLabel('Estimated cost').fill('12,500');
    await page.getByLabel('Planned start').fill('2027-05-01');
    await page.getByLabel('Planned start').blur();
    await expect(page.getByText(saved)).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Description of work').fill('A porch');
    await page.getByRole('button', { name: 'Go to next step >' }).click();
    const alarm = page.getByRole('alert').filter({ hasText: 'aren’t saved yet' });
    await expect(alarm).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(saved)).toBeVisible({ timeout: 20_000 });
    await expect(alarm).toBeHidden();
  });
});

test('on a phone the first question is visible right away, and continuing scrolls to the next step @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPermit(page);
  const isInSight = (selector: string): Promise<boolean> =>
    page.evaluate((of) => {
      const box = document.querySelector(of)?.getBoundingClientRect();
      // The sticky bar at the bottom covers the rest.
      const bar = document.querySelector('main [data-chrome] button[data-variant="primary"]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= (bar?.top ?? innerHeight);
    }, selector);
  expect(await isInSight('main input')).toBe(true);
  await sendByKeyboard(page);
  const heading = page.getByRole('heading', { name: 'Step 2 of 4: Plan review' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("shows the town's branding on every resident page, and keeps a typed signature visible @all", async ({ page }) => {
  await openPermit(page);
  await expect(page.getByRole('banner')).toContainText('City Hall');
  await sendByKeyboard(page);
  await goToStep(page, /Your project/);
  await expect(page.getByRole('list', { name: 'Signatures' })).toContainText('José Muñoz');
  await expect(page.getByRole('list', { name: 'Signatures' })).toContainText('Signed by José Muñoz');
});

test('a submission fits and is accessible', async ({ page }) => {
  await openPermit(page);
  await expectGoodInEveryViewport(page);
});
