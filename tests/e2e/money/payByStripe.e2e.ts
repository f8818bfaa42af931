import { randomInt } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { fakeStripeJs } from '#tests/e2e/support/fakeStripeJs.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openTownWithStripe, type TownWithStripe } from '#tests/e2e/support/openTownWithStripe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';

// Run in order in one worker: each worker would start its own server.
test.describe.configure({ mode: 'default' });

const opened: { town?: TownWithStripe; formId?: string } = {};

test.beforeAll(async ({ browser }, { project }) => {
  opened.town = await openTownWithStripe(project.use.baseURL ?? '');
  opened.formId = await formWithFee(browser, opened.town);
});
test.afterAll(() => opened.town?.[Symbol.asyncDispose]());

/** A City Hall form with a fee only; City Hall takes online payments. */
async function formWithFee(browser: Browser, { origin }: TownWithStripe): Promise<string> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signInAsPlayer(page, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string; name: string }[] }>(
    page.request,
    '{ myTeams { id slug name } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await newForm(page, team, `Fence ${randomInt(1e5)}`);
  const stepId = await addStep(page, form, { name: 'Fee', type: 'PaymentStep' });
  const config = { fixed: true, amountCents: 4_000, constituentPaysFee: true };
  await sendMutationRequest(page.request, 'updateStep', { stepId, external: true, config }, 'step { id }');
  await publish(page, form);
  await context.close();
  return form.id;
}

/** The page of a resident who owes the fee, on the server configured for Stripe. */
async function owing(browser: Browser): Promise<{ page: Page; calls: readonly string[]; close: () => Promise<void> }> {
  const { town, formId } = opened;
  if (!town) throw new Error('The town is there only while the tests run.');
  const context = await browser.newContext({ baseURL: town.origin });
  const page = await context.newPage();
  const calls = await fakeStripeJs(page, town.sandboxUrl);
  await signInAsPlayer(page, 'newcomer');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId: formId },
    'submission { id }',
  );
  await page.goto(`/initiated_flows/manager/${submission.id.split(':')[1]}`);
  await expect(page.getByText('Total amount due')).toBeVisible();
  return { page, calls, close: () => context.close() };
}

/** By keyboard: a click right after Playwright scrolls can land in the iframe that was there before. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Month').fill('4');
  await fields.getByLabel('Year').fill('2040');
  await fields.getByLabel('Security code').fill('123');
}

test('loads Stripe.js only when needed, takes a card in its iframe, and lets a declined card be replaced', async ({
  browser,
}) => {
  const { page, calls, close } = await owing(browser);
  await expectAccessible(page);
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Continue to your card' }).click();
  await typeCard(page, '4000000000009995');
  // provider fee 2.9% + $0.30, platform fee 2%
  const pay = page.getByRole('button', { name: 'Pay $42.26' });
  await press(pay);
  await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
  await typeCard(page, '4242424242424242');
  await press(pay);
  await expect(page.getByText('Payment confirmation')).toBeVisible();
  expect(calls[0]).toMatch(/^js\.stripe\.com\/\w+\/stripe\.js$/);
  await close();
});

test('charges nothing when 3-D Secure fails, and charges once it succeeds @all', async ({ browser }) => {
  const { page, close } = await owing(browser);
  await page.getByRole('button', { name: 'Continue to your card' }).click();
  await typeCard(page, '4000000000003220');
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  const bank = page.frameLocator('iframe[title="Second step"]');
  await press(pay);
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('Total amount due')).toBeVisible();
  await press(pay);
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Payment confirmation')).toBeVisible();
  await close();
});

test("charges less for a bank account than a card, and shows the bank's later refusal or payment", async ({
  browser,
}) => {
  const { page, close } = await owing(browser);
  const payFrom = async (account: string): Promise<void> => {
    await page.getByRole('radio', { name: 'Bank account' }).check();
    await page.getByRole('button', { name: 'Continue to your bank account' }).click();
    const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
    await fields.getByLabel('Routing number').fill('110000000');
    await fields.getByLabel('Account number').fill(account);
    await press(page.getByRole('button', { name: 'Pay $41.12' }));
    await expect(page.getByRole('heading', { name: 'Payment processing' })).toBeVisible();
    await expect(page.getByText('This may take 4 business days.')).toBeVisible();
    await opened.town?.banksDecide();
  };
  await payFrom('000222222227');
  await expect(page.getByRole('heading', { name: 'Total amount due' })).toBeVisible();
  const failed = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first();
  await expect(failed).toContainText('The bank account has insufficient funds.');
  await expect(failed).toContainText('No money was taken. Pay again, or choose another way to pay.');
  await payFrom('000123456789');
  await expect(page.getByRole('heading', { name: 'Payment confirmation' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt for/ }).first()).toBeVisible();
  await close();
});
