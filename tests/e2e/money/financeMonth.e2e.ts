import { readFile } from 'node:fs/promises';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectEmail } from '#tests/e2e/support/mail.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendTownMutation, signInAsPlayer, openAsPlayer, permitWithUnpaidFee } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

test('finance closes a month: payments, cash and checks, an export, payouts, a dispute with evidence, and payment issues', async ({
  browser,
}) => {
  const [{ path }, left] = [await permitWithUnpaidFee('builder'), await permitWithUnpaidFee('builder')];
  const payer = await (await browser.newContext()).newPage();
  await signInAsPlayer(payer, 'builder');
  await payer.goto(path);
  await payer.getByLabel('Name on the card').fill('Victor Hale');
  // This card's bank disputes the payment a few seconds later.
  await payer.getByLabel('Card number').fill('4000 0000 0000 0259');
  await payer.getByLabel('Expires').fill('04/40');
  await payer.getByLabel('Security code').fill('123');
  await payer.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(payer.getByText('Payment confirmation')).toBeVisible({ timeout: 30_000 });
  await payer.context().close();

  const page = await openAsPlayer(browser, 'finance');
  await page.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await page.getByRole('link', { name: 'City Hall' }).first().click();
  const pages = page.getByRole('navigation', { name: 'Team pages' });
  await pages.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Transactions, newest first' });
  await expect(rows.getByText(townPeople.builder.name).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Totals by form and method' })).toContainText('Card');
  await expectGoodInEveryViewport(page);

  const to = await page.getByLabel('To', { exact: true }).inputValue();
  await page.getByLabel('From', { exact: true }).fill('2999-01-01');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('The end date must not be before the start date.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${to}&to=${to}`));
  await expect(rows).toBeVisible();
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();

  await pages.getByRole('link', { name: 'Cash & Checks' }).click();
  await expect(page.getByRole('table', { name: 'Cash and checks, newest first' })).toBeVisible();
  await expectAccessible(page);

  await pages.getByRole('link', { name: 'Payout Preferences' }).click();
  await page.getByRole('combobox', { name: 'Payout schedule' }).selectOption('Monthly');
  // A retry needs a different day, because the first try's is saved.
  await page.getByLabel('Day of the month').selectOption(String(15 + test.info().retry));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payout schedule updated')).toBeVisible();

  await expectEmail(page.request, townPeople.finance.email, 'Payment disputed: $');
  await pages.getByRole('link', { name: 'Charge Disputes' }).click();
  const disputes = page.getByRole('table', { name: 'Charge disputes, newest first' });
  await expect(disputes.getByText('Needs a response').first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  await disputes
    .getByRole('link', { name: /^Payment / })
    .first()
    .click();
  // exact, because the list's title contains this one
  await expect(page.getByRole('heading', { name: 'Charge Dispute', level: 1, exact: true })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(page.getByText('Explain why the payment was valid, or choose a file.').first()).toBeVisible();
  const evidence = { name: 'permit.png', mimeType: 'image/png', buffer: smallestPicture };
  await page.getByLabel('File', { exact: true }).setInputFiles(evidence);
  await expect(page.getByText('Attached: permit.png')).toBeVisible();
  await page.getByLabel('Why the payment was valid').fill('winning_evidence');
  await page.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(page.getByText('The bank decided in your favor. The funds have been returned to you.')).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);

  await withoutWindow(async (counter) => {
    await signInAsPlayer(counter, 'counter');
    await sendTownMutation(counter, 'advanceStep', { activeStepId: left.activeStepId, confirmsAll: true });
  });
  const unfit = pages.getByRole('link', { name: 'Payment issues' });
  await unfit.click();
  await expect(page.getByRole('heading', { name: 'Payment issues', level: 1 })).toBeVisible();
  const paymentIssues = page.getByRole('table', { name: 'Payment issues, oldest first' });
  const row = paymentIssues
    .getByRole('row')
    .filter({ hasText: 'Moved on without payment' })
    .filter({ hasText: townPeople.builder.name })
    .last();
  await expect(row).toBeVisible();
  await expectGoodInEveryViewport(page);
  await row.getByRole('button', { name: 'Remind the payer' }).click();
  await expect(page.getByText('Reminder sent')).toBeVisible();
  await expectEmail(page.request, townPeople.builder.email, 'Reminder to pay your $');

  await pages.getByRole('link', { name: 'Month Report' }).click();
  await expect(page.getByRole('heading', { name: 'Balance at the payment provider' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Activity by form and method' })).toContainText('Building permit');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 35 });
  await expect(page.getByText('No payouts in this month.')).toBeVisible();

  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await expect(page.getByRole('row', { name: /Month Report for City Hall/ }).first()).toContainText('Finished', {
    timeout: 30_000,
  });
  const made = page.getByRole('row', { name: /Transactions for City Hall/ }).first();
  await expect(made).toContainText('Finished', { timeout: 30_000 });
  const waiting = page.waitForEvent('download');
  await made.getByRole('link', { name: /Download/ }).click();
  const written = await readFile(await (await waiting).path(), 'utf8');
  expect(written).toContain('Date,Type,Status,Method,Amount,');
  expect(written).toContain(townPeople.builder.name);
});
