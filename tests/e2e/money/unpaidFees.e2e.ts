import type { Browser, Page } from '@playwright/test';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { findOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, permitWithUnpaidFee } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport, viewports, applyViewport } from '#tests/e2e/support/viewports.ts';

async function somebody(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  return page;
}

const primaries = (page: Page) => page.locator('main [data-variant="primary"]');

test('a skipped fee is shown as unpaid everywhere, and issuing without payment asks for confirmation @all', async ({
  page,
  browser,
}) => {
  const { path, address } = await permitWithUnpaidFee('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Pay $125.00' })).toBeVisible();
  // Paying is the only primary action; the text explains what continuing without payment means.
  await expect(primaries(page)).toHaveCount(1);
  await expect(page.getByText('You can pay later on this page. Until then it shows as unpaid.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue without paying' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue without payment' }).click();
  await expect(page.getByText('$125.00 due')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: /Permit fee/ })).toContainText('Not paid');
  await expect(page.getByRole('banner')).toContainText('City Hall');

  const staff = await somebody(browser, 'owner');
  await staff.goto(everySubmission);
  const row = staff.getByRole('row').filter({ has: staff.locator(`a[href="${path}"]`) });
  await expect(row).toContainText('Not paid');
  await row.getByRole('link').click();
  await expect(staff.getByText('$125.00 due')).toBeVisible();
  await staff.getByRole('button', { name: 'Complete this submission' }).click();
  const question = staff.getByRole('alertdialog', { name: 'Issue without payment?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(staff.getByText('This submission was completed', { exact: true })).toBeHidden();
  await staff.getByRole('button', { name: 'Complete this submission' }).click();
  await question.getByRole('button', { name: 'Issue without payment' }).click();
  await expect(staff.getByText('This submission was completed', { exact: true })).toBeVisible();
  await expect(staff.getByText('Permit fee: $125.00 not paid')).toBeVisible();
  await expectAccessible(staff);
  await staff.context().close();
  await page.goto('/');
  await expect(await findOwn(page, address)).toContainText('Not paid');
});

test('shows who waived a fee, at its step and on the completed submission @all', async ({ page }) => {
  const { path, paymentId } = await permitWithUnpaidFee('newcomer');
  await signInAsPlayer(page, 'owner');
  await sendMutationRequest(page.request, 'waivePayment', { paymentId }, 'payment { id }');
  // The step list collapses only when the page loads narrow, and stays expanded as it widens.
  await applyViewport(page, viewports[0]);
  await page.goto(path);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'All steps' }).click();
  const fee = steps.getByRole('link', { name: /Permit fee/ });
  await expect(fee).toContainText('Waived by Maria Alvarez');
  await expectGoodInEveryViewport(page);
  await expect(fee).toContainText('Waived by Maria Alvarez');
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue now' }).click();
  await expect(page.getByText('Permit fee: waived by Maria Alvarez')).toBeVisible();
  await expectGoodInEveryViewport(page);
});
