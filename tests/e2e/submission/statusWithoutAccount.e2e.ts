import { townPeople } from '#server/demoTown/townPeople.ts';
import { emailedLink, emailedText } from '#tests/e2e/support/mail.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { launchPermit, permitPath } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('someone checks a status from a form’s page with a code from their email @phone-too', async ({ page }) => {
  const { scopedId } = await launchPermit('newcomer');
  const { email } = townPeople.newcomer;
  await page.goto(permitPath);
  // by keyboard: fonts that arrive late can move the footer under the pointer between press and release
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a status' }).press('Enter');
  await expect(page).toHaveURL('/city-hall/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodInEveryViewport(page);

  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toContainText('There’s a problem');
  await page.getByLabel('Submission number').fill(`#${scopedId}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(`If they match, we’ve sent a code to ${email}.`)).toBeVisible();
  await expectGoodInEveryViewport(page);

  await page.getByLabel('Code').fill('0');
  await page.getByRole('button', { name: 'Show status' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong or has expired.');
  const text = await emailedText(page.request, email, 'Your code to check a status');
  await page.getByLabel('Code').fill(/\b\d{4} \d{4}\b/.exec(text)?.[0] ?? 'none');
  await page.getByRole('button', { name: 'Show status' }).click();
  const title = { level: 1, name: `Building permit #${scopedId}` };
  await expect(page.getByRole('heading', title)).toBeFocused();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()).toContainText('Current');
  await expect(page.getByRole('main')).not.toContainText(townPeople.newcomer.name);
  await expectGoodInEveryViewport(page);

  await page.reload();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.getByRole('button', { name: 'Close this status' }).click();
  await expect(page.getByLabel('Submission number')).toBeVisible();
  await page.goto(await emailedLink(page.request, email, '/city-hall/status'));
  await expect(page.getByLabel('Submission number')).toBeVisible();
});

test('someone who does not know the address of the office chooses it on the sign-in page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('link', { name: 'Check a status without an account' }).click();
  await page.getByLabel('Office').selectOption('Parks and Recreation');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/parks/status');
  await expect(page.getByRole('banner')).toContainText('Parks and Recreation');
});

test('a number that no one has gets the same page @all', async ({ page }) => {
  await page.goto('/city-hall/status?number=987654');
  await expect(page.getByLabel('Submission number')).toHaveValue('987654');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If they match, we’ve sent a code to nobody@example.com.')).toBeVisible();
  await page.getByLabel('Code').fill('1234 5678');
  await page.getByRole('button', { name: 'Show status' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong or has expired.');
});
