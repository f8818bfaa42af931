import { mailedLink } from '#tests/e2e/support/mail.ts';
import { endSession, newAddress, password, verified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the profile saves what changed, says so in passing, and the name changes everywhere @phone', async ({ page }) => {
  await verified(page);
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Save profile' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Nothing has changed.');
  await save.press('Enter');
  await expect(page.getByText('Nothing has changed.').first()).toBeVisible();

  const username = `ann${Date.now().toString(36)}`;
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await save.click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Ann Lee-Park' })).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  await endSession(page);
  await page.goto('/users/sign_in?to=/profile');
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel(/^Username/)).toHaveValue(username);
});

test('a flash waits while it is looked at and then leaves by itself', async ({ page }) => {
  await verified(page);
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const flash = page.getByText('Profile updated');
  await flash.hover();
  await page.waitForTimeout(5_500);
  await expect(flash).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(flash).toBeHidden({ timeout: 7_000 });
});

test('another email takes effect when the link that goes there is followed', async ({ page }) => {
  const { email } = await verified(page);
  const next = newAddress('Ann Elsewhere');
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill(next);
  await form.getByLabel('Password', { exact: true }).fill('not it');
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(form.getByRole('alert')).toContainText('The password is not right.');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();
  await expect(page.getByText(`Your email is ${email}.`)).toBeVisible();

  await page.goto(await mailedLink(page.request, next, '/users/verify/'));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`Your email is ${next}.`)).toBeVisible();
});
