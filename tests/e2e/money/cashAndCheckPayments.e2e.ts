import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectFocusKept } from '#tests/e2e/support/expectFocusKept.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, permitWithUnpaidFee, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });
const owed = (page: Page) => page.getByRole('list', { name: 'Payment balance' });

async function opens(page: Page, address: string): Promise<void> {
  await rowOf(page, address).getByRole('link').first().click();
}

test('staff record checks over and under the amount and cash, reverse a payment, waive a fee, and request it again', async ({
  browser,
}) => {
  test.slow();
  const { address } = await permitWithUnpaidFee('builder');
  const victor = await openAsPlayer(browser, 'builder');
  await openOwn(victor, address);
  const pay = victor.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toContainText('Pay $125.00');
  const grace = await openAsPlayer(browser, 'finance');
  // Her default view lists submissions waiting where she is assigned.
  await grace.getByRole('link', { name: 'Form Submissions' }).click();
  await opens(grace, address);

  // Staff must choose the kind of payment, so no one enters a card for an applicant by accident.
  const receiveCheck = grace.getByRole('button', { name: 'Receive a check' });
  await expect(receiveCheck).toBeVisible();
  await expect(grace.getByLabel('Card number')).toBeHidden();
  await expectGoodInEveryViewport(grace);

  await receiveCheck.press('Enter');
  const check = grace.getByRole('dialog', { name: 'Receive a check' });
  const amount = check.getByLabel('Amount');
  await expect(amount).toHaveValue('125.00');
  await expect(check.getByText('This pays the full amount owed.')).toBeVisible();
  await grace.keyboard.press('Escape');
  await expect(check).toBeHidden();
  await expect(receiveCheck).toBeFocused();

  await receiveCheck.press('Enter');
  await amount.fill('a lot');
  await amount.press('Enter');
  await expect(check.getByRole('heading', { name: 'Whoops' })).toBeVisible();
  await expect(amount).toHaveAccessibleDescription(
    /Check amount must be a valid number\. Check your input and try again\./,
  );
  await amount.fill('200');
  await expect(check.getByText('This is $75.00 more than is owed. Ask for a check for $125.00.')).toBeVisible();
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/\$200\.00 is more than the \$125\.00 still owed/);
  await expectAccessible(grace);
  await check.getByLabel('Check number').fill('1042');
  await amount.fill('50');
  await expect(check.getByText('$75.00 will still be owed.')).toBeVisible();
  await check.getByRole('button', { name: 'Record check' }).click();
  await expect(grace.getByText('Check of $50.00 recorded')).toBeVisible();
  await expect(check).toBeHidden();
  await expectFocusKept(grace);
  await expect(owed(grace)).toContainText('Check 1042');
  await expect(owed(grace)).toContainText('Still owed$75.00');
  await expect(grace.getByRole('button', { name: 'Waive payment' })).toBeHidden();
  await expect(victor.getByText('$50.00 of $125.00 received')).toBeVisible();
  await expect(pay).toContainText('Pay $75.00');
  await printsReceipt(grace);
  await victor.getByRole('link', { name: 'Receipt for $50.00' }).click();
  await expect(victor.getByText('Check number 1042')).toBeVisible();
  await victor.goBack();
  await expect(pay).toContainText('Pay $75.00');

  await grace.getByRole('button', { name: 'Receive cash' }).click();
  const cash = grace.getByRole('dialog', { name: 'Receive cash' });
  await cash.getByLabel('Amount').fill('80');
  await expect(
    cash.getByText('This is $5.00 more than is owed. Record $75.00 and give $5.00 in change.'),
  ).toBeVisible();
  await cash.getByLabel('Amount').fill('75');
  await cash.getByRole('button', { name: 'Record cash' }).click();
  await expect(grace.getByRole('heading', { name: 'Payment confirmation' })).toBeVisible();
  await expectFocusKept(grace);
  await expect(victor.getByRole('heading', { name: 'Payment confirmation' })).toBeVisible();
  await expectGoodInEveryViewport(grace);

  await takesBack(grace, 'Remove Cash of $75.00', 'Remove cash payment', 'Cash payment removed');
  await expect(pay).toContainText('Pay $75.00');
  await takesBack(grace, 'Remove Check 1042 of $50.00', 'Remove check payment', 'Check payment removed');
  await expect(pay).toContainText('Pay $125.00');

  await grace.getByRole('button', { name: 'Waive payment' }).click();
  const waiving = grace.getByRole('alertdialog', { name: 'Waive this payment?' });
  await expect(waiving).toContainText('No one will have to pay $125.00');
  await expectAccessible(grace);
  await waiving.getByRole('button', { name: 'Waive payment' }).click();
  await expect(grace.getByRole('heading', { name: 'Payment Waived.' })).toBeVisible();
  await expectFocusKept(grace);
  await expect(victor.getByText('Waived by Grace Liu.', { exact: true })).toBeVisible();
  await expectGoodInEveryViewport(grace);
  await grace.getByRole('button', { name: 'Require payment again' }).click();
  await expect(grace.getByText('Payment required again', { exact: true })).toBeVisible();
  await expectFocusKept(grace);

  // Staff see which payment method the payer chose.
  await victor.getByRole('radio', { name: 'Check' }).check();
  await expect(victor.getByText(/write the number of this submission on it/)).toBeVisible();
  await expect(pay).toBeHidden();
  await expectGoodInEveryViewport(victor);
  await expect(grace.getByText('The payer plans to pay by check.')).toBeVisible();
  await victor.reload();
  await goToStep(victor, /Permit fee/);
  await expect(victor.getByRole('radio', { name: 'Check' })).toBeChecked();

  // Entering a card read over the phone needs a deliberate choice.
  await grace.getByRole('button', { name: 'Pay by card for the applicant' }).click();
  await expect(grace.getByText('You’re paying on behalf of the applicant')).toBeVisible();
  await expect(grace.getByLabel('Card number')).toBeVisible();
  await expectAccessible(grace);
  await grace.getByRole('button', { name: 'Hide card payment' }).click();
  await expect(grace.getByLabel('Card number')).toBeHidden();
  await grace.context().close();
  await victor.context().close();
});

/** Staff press one button, and the print dialog opens on the receipt. */
async function printsReceipt(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await page.getByRole('link', { name: 'Print receipt for Check 1042 of $50.00' }).click();
  await expect(page.locator('[data-printed^="Receipt"]')).toBeVisible();
  for (const text of ['$50.00', 'Check number 1042', 'Victor Hale', 'Grace Liu', 'Permit fee'])
    await expect(page.getByRole('region', { name: /^Receipt/ })).toContainText(text);
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Back to the submission' }).click();
  await expect(owed(page)).toContainText('Check 1042');
}

async function takesBack(page: Page, name: string, confirm: string, said: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: confirm }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(question).toBeHidden();
  await expectFocusKept(page);
}

test('records payments for a payment request, which cannot be waived @all', async ({ page }) => {
  const { submissionId } = await sendPermit('builder');
  await signInAsPlayer(page, 'owner');
  const wish = { submissionId: `Submission:${submissionId}`, type: 'PaymentRequirement', name: 'Second inspection' };
  const { requirement } = await sendMutationRequest<{ requirement: { id: string } }>(
    page.request,
    'createRequirement',
    { ...wish, amountCents: 4_500 },
    'requirement { id }',
  );
  await sendMutationRequest(page.request, 'sendRequirement', { requirementId: requirement.id }, 'requirement { id }');
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  await page.getByRole('link', { name: 'Open Second inspection' }).click();
  await expect(page.getByRole('button', { name: 'Receive cash' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waive payment' })).toBeHidden();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Receive cash' }).click();
  await page.getByRole('button', { name: 'Record cash' }).click();
  await expect(page.getByText('This request is complete.')).toBeVisible();
  await expect(owed(page)).toContainText('Cash');
});
