import type { Page } from '@playwright/test';
import { addStep } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });
const phone = { width: 390, height: 844 };

/** Builds a payment-only form through the editor and returns the public address it shows. */
async function buildsPayment(page: Page, name: string, settle: () => Promise<void>): Promise<string> {
  await page.getByRole('link', { name: 'Forms Manager' }).click();
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create New Form' }).click();
  await addStep(page, 'Payment', 'What you give');
  await settle();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Form has been published')).toBeVisible();
  return (await page.getByRole('link', { name: /\/(city-hall|parks)\// }).getAttribute('href')) ?? '';
}

test('a payer chooses an amount on a phone, sees the fees, and pays', async ({ browser }) => {
  test.slow();
  const daniel = await openAsPlayer(browser, 'author');
  const name = `Gift ${Date.now().toString(36)}`;
  const address = await buildsPayment(daniel, name, async () => {
    const calculated = daniel.getByRole('radio', { name: 'Calculated by a formula' });
    await expect(calculated).toHaveAccessibleDescription('This form has no formula for an amount yet.');
    await daniel.getByRole('radio', { name: 'Payer chooses the amount' }).check();
    await daniel.getByRole('checkbox', { name: 'Payer covers the fees' }).check();
    await daniel.getByRole('checkbox', { name: 'Accept cash' }).check();
    await daniel.getByRole('textbox', { name: 'How to pay in cash' }).fill('At the desk of the library.');
    await daniel.getByRole('textbox', { name: 'How to pay in cash' }).blur();
    await expect(daniel.getByText('Cash instructions updated')).toBeVisible();
  });

  const ann = await openAsPlayer(browser, 'resident');
  const page = await ann.context().newPage();
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  const amount = page.getByLabel('Amount to pay');
  await expect(amount).toHaveAccessibleDescription(/At least \$1\.00/);
  await amount.fill('0.50');
  await page.getByRole('button', { name: 'Continue with this amount' }).click();
  await expect(amount).toHaveAccessibleDescription(/Amount must be at least 1\.00/);
  await amount.fill('a little');
  await page.getByRole('button', { name: 'Continue with this amount' }).click();
  await expect(amount).toHaveAccessibleDescription(/Payment amount must be a valid number/);
  await expect(page.getByRole('heading', { name: 'Whoops' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await amount.fill('$25');
  await page.getByRole('button', { name: 'Continue with this amount' }).click();
  await expect(amount).toHaveValue('25.00');
  await expect(page.getByText('$25.00, and $1.53 in fees.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bank account' })).toHaveAccessibleDescription(/\$0\.70 in fees\./);
  await expect(page.getByRole('button', { name: 'Pay $26.53' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.setViewportSize(phone);

  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(page.getByText('At the desk of the library.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('radio', { name: 'Card' }).check();
  await amount.fill('30');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('button', { name: 'Continue with this amount' }).click();
  await page.getByLabel('Name on the card').fill('Ann Lee');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('04/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $31.77' }).click();
  await expect(page.getByText('Payment confirmation')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('We received $31.77. Thank you.')).toBeVisible();
  await expect(page.getByText('This submission was completed')).toBeVisible();
  await expect(page).toHaveURL(/\/completed$/);
  await page.getByRole('link', { name: 'Receipt for $31.77' }).first().click();
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible();
  for (const text of ['Card ending in 4242', 'Ann Lee', '$30.00', 'Processing fee', 'Platform fee'])
    await expect(page.getByRole('region', { name: /^Receipt/ })).toContainText(text);
  await expectGoodInEveryViewport(page);
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Back to the submission' }).click();
  await expect(page.getByRole('link', { name: 'See your answers' })).toBeVisible();
  await ann.context().close();
  await daniel.context().close();
});

test('a team that takes checks but no cards explains how to pay, and its owner finds how to fix it @all', async ({
  browser,
}) => {
  test.slow();
  const helen = await openAsPlayer(browser, 'parksOwner');
  const name = `Bench ${Date.now().toString(36)}`;
  const address = await buildsPayment(helen, name, async () => {
    await helen.getByLabel('Amount in dollars').fill('40');
    await helen.getByRole('checkbox', { name: 'Accept checks' }).check();
    await helen.getByRole('textbox', { name: 'How to pay by check' }).fill('Made out to Parks and Recreation.');
    await helen.getByRole('textbox', { name: 'How to pay by check' }).blur();
    await expect(helen.getByText('Check instructions updated')).toBeVisible();
  });

  const ann = await openAsPlayer(browser, 'resident');
  const page = await ann.context().newPage();
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Paying by check' })).toContainText(
    'Made out to Parks and Recreation.',
  );
  await expect(page.getByText('$40.00')).toBeVisible();
  await expect(page.getByText('Online payment isn’t available here')).toBeHidden();
  await expectGoodInEveryViewport(page);
  await ann.context().close();

  await openEverySubmission(helen);
  await rowOf(helen, name).getByRole('link').first().click();
  await expect(helen.getByText('Residents can’t pay online yet')).toBeVisible();
  await expect(helen.getByRole('button', { name: 'Pay by card for the applicant' })).toBeHidden();
  await expectGoodInEveryViewport(helen);
  await helen.getByRole('link', { name: 'Set up a payout account' }).click();
  await expect(helen.getByRole('heading', { name: 'Payout Preferences' })).toBeVisible();
  await helen.context().close();
});
