import type { Browser, Page } from '@playwright/test';
import { townPeople, type TownPerson } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectFocusKept } from '#tests/e2e/support/expectFocusKept.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expectEmail, emailedLink } from '#tests/e2e/support/mail.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, permitWithUnpaidFee } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

// The refund setting is shared by the whole team, so these tests can't run in parallel.
test.describe.configure({ mode: 'serial' });

const box = 'Refund authorization requested';
const reason = `The letter of May 4 says that the project was given up. ${'Grundstücksverkehrsgenehmigung'.repeat(3)}`;

async function somebody(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  return page;
}

/** The path of a permit whose fee was paid by card. */
async function paidPermit(browser: Browser): Promise<{ path: string }> {
  const { path } = await permitWithUnpaidFee('builder');
  const payer = await somebody(browser, 'builder');
  await payer.goto(path);
  await payer.getByLabel('Name on the card').fill('Victor Hale');
  await payer.getByLabel('Card number').fill('4242 4242 4242 4242');
  await payer.getByLabel('Expires').fill('04/40');
  await payer.getByLabel('Security code').fill('123');
  await payer.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(payer.getByText('Payment confirmation')).toBeVisible({ timeout: 30_000 });
  await payer.context().close();
  return { path };
}

/** Opens the refund dialog, enters the amount and reason, and sends it. */
async function asksForRefund(page: Page, amount: string, send: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund payment' }).click();
  const form = page.getByRole('dialog', { name: 'Refund payment' });
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: send }).click();
}

test('finance refunds part of a payment immediately, and the payer is notified @all', async ({ page, browser }) => {
  const { path } = await paidPermit(browser);
  await signInAsPlayer(page, 'finance');
  await openFee(page, path);
  await page.getByRole('button', { name: 'Refund payment' }).click();
  const form = page.getByRole('dialog', { name: 'Refund payment' });
  await expect(form).toContainText('At most $125.00.');
  await expect(form.getByLabel('Amount')).toHaveValue('125.00');
  await expectAccessible(page);
  for (const amount of ['0', '125.01', 'all']) {
    await form.getByLabel('Amount').fill(amount);
    await form.getByRole('button', { name: 'Issue refund' }).click();
    await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(
      /The refund must be more than zero and no more than what is left of the payment\./,
    );
  }
  await form.getByRole('button', { name: 'Cancel' }).click();
  await asksForRefund(page, '$20', 'Issue refund');
  await expect(page.getByText('Refund issued')).toBeVisible();
  await expect(form).toBeHidden();
  await expectFocusKept(page);
  await expect(page.getByText('$20.00 was refunded to the payer.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Refund payment' }).click();
  await expect(form).toContainText('At most $105.00.');
  await expect(page.getByText('Payment completed')).toBeHidden();
  await expectEmail(page.request, townPeople.builder.email, ' refunded: ');

  const payer = await somebody(browser, 'builder');
  await openFee(payer, path);
  await expect(payer.getByText('$20.00 was refunded to the payer.')).toBeVisible();
  await expect(payer.getByRole('button', { name: 'Refund payment' })).toBeHidden();
  await payer.context().close();
});

test('a fee refunded after its step was completed is shown as refunded, owed by no one, and can be paid again @all', async ({
  page,
  browser,
}) => {
  // The submission advances automatically once the fee is paid.
  const { path } = await paidPermit(browser);
  const owner = await somebody(browser, 'owner');
  await openFee(owner, path);
  await owner.getByRole('button', { name: 'Refund payment' }).click();
  const form = owner.getByRole('dialog', { name: 'Refund payment' });
  await form.getByRole('button', { name: 'Issue refund' }).click();
  await expect(owner.getByText('Refund issued')).toBeVisible();
  await signInAsPlayer(page, 'builder');
  await page.goto(path);
  const fee = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Permit fee/ });
  await expect(fee).toContainText('Refunded', { timeout: 30_000 });
  await expect(page.getByText('$125.00 due')).toBeHidden();
  await fee.click();
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page.getByRole('button', { name: 'Pay $125.00' })).toBeVisible();
  await owner.context().close();
});

test('an owner requires a second person to approve refunds, and is warned about forms without an approver', async ({
  page,
  browser,
}) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/teams/city-hall');
  await page.getByRole('tab', { name: 'Security' }).click();
  const card = page.getByRole('form', { name: 'Refunds' });
  await card.getByRole('checkbox', { name: 'A second person approves every refund' }).check();
  await expect(card).toContainText('No one can approve refunds for these forms yet: ');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Refund setting updated')).toBeVisible();

  const author = await somebody(browser, 'author');
  const { publicForm } = await sendQuery<{ publicForm: { id: string } }>(
    author.request,
    '{ publicForm(teamSlug: "city-hall", slug: "building-permit") { id } }',
  );
  await author.goto(`/workflows/${publicForm.id.replace('MasterTemplate:', '')}/configuration`);
  await author.getByRole('tab', { name: 'People' }).click();
  for (const name of ['Grace Liu', 'Sam Whitfield']) {
    await author.getByLabel('Add a member of this form').selectOption(name);
    await author.getByRole('button', { name: 'Add approver' }).click();
    await expect(author.getByText(`${name} can approve refunds`)).toBeVisible();
  }
  await expect(author.getByRole('list', { name: 'Who approves refunds' })).toContainText('Grace Liu');
  await expectAccessible(author);
  await author.context().close();

  await page.reload();
  await expect(card.getByRole('checkbox')).toBeChecked();
});

test('a counter clerk requests a refund but cannot approve it; finance approves it from the email, and the payer is notified', async ({
  page,
  browser,
}) => {
  const { path } = await paidPermit(browser);
  const counter = await somebody(browser, 'counter');
  await openFee(counter, path);
  // staff read what came, and are not thanked for it
  await expect(counter.getByRole('list', { name: 'Payment balance' })).toContainText('Paid online');
  await expect(counter.getByText(/Thank you/)).toBeHidden();
  await asksForRefund(counter, '25', 'Request refund');
  await expect(counter.getByText('Refund requested')).toBeVisible();
  await expectFocusKept(counter);
  await expect(counter.getByText(box)).toBeVisible();
  await expect(counter.getByRole('button', { name: 'Refund payment' })).toBeHidden();
  await expect(counter.getByText('Sam Whitfield requested a refund of $25.00.')).toBeVisible();
  await expect(counter.getByRole('button', { name: 'Approve refund' })).toBeHidden();
  await expect(counter.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await page.goto(await emailedLink(page.request, townPeople.finance.email, `${path.replace('/manager', '')}/steps/`));
  await signInThroughPage(page, townPeople.finance.email);
  await expect(page.getByText('Sam Whitfield requested a refund of $25.00.')).toBeVisible();
  await expect(page.getByText(box)).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Approve refund' }).click();
  const question = page.getByRole('alertdialog', { name: box });
  await expect(question).toContainText('$25.00 will be returned to the payer.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Approve refund' }).click();
  await expect(page.getByText('Refund approved')).toBeVisible();
  await expect(page.getByText(box)).toBeHidden();
  await expectEmail(page.request, townPeople.builder.email, ' refunded: ');
  // whoever asked sees it at once
  await expect(counter.getByText(box)).toBeHidden();
  await counter.context().close();
});

async function openFee(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await goToStep(page, /Permit fee/);
}

test('partial payments and fees owed at completed steps fit and are accessible @all', async ({ page, browser }) => {
  const { path, paymentId, activeStepId } = await permitWithUnpaidFee('builder');
  const counter = await somebody(browser, 'counter');
  await sendMutationRequest(
    counter.request,
    'receiveCheck',
    { paymentId, amountCents: 100, checkNumber: '7' },
    'payment { id }',
  );
  await signInAsPlayer(page, 'builder');
  await page.goto(path);
  await expect(page.getByText('$1.00 of $125.00 received')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $124.00' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await sendMutationRequest(counter.request, 'advanceStep', { activeStepId, confirmsAll: true }, 'submission { id }');
  await counter.context().close();
  await page.goto(path);
  await expect(page.getByText('$124.00 due')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $124.00' })).toBeVisible();
  await expect(page.getByText('$124.00 due')).toBeHidden();
});
