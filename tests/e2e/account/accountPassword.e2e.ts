import { emailedLink } from '#tests/e2e/support/mail.ts';
import { endSession, newAddress, password, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const another = 'staple battery horse';

test('resets a forgotten password with an emailed link that works once @phone', async ({ page }) => {
  const { email } = await signUpVerified(page);
  await endSession(page);
  await page.goto('/users/sign_in');
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await emailedLink(page.request, email, '/users/password/edit');
  await page.goto(link);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Password too short');
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Save password and sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/users/password/new');
});

test('does not reveal whether an email has an account @all', async ({ page }) => {
  const email = newAddress('Nobody');
  await page.goto('/users/password/new');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
});

test('reports an incomplete reset link @all', async ({ page }) => {
  await page.goto('/users/password/edit?token=abc');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});

test('requires the current password to change it, and signs out other browsers @all', async ({ page, browser }) => {
  const { email } = await signUpPerson(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/users/sign_in?to=/password');
  await elsewhere.getByLabel('Email or username').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('You’re signed in in 2 browsers')).toBeVisible();

  await page.goto('/password');
  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is incorrect.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(page.getByText('You’re only signed in here.')).toBeVisible();

  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(elsewhere.getByRole('alert')).toHaveText('You are not currently logged in');
  await elsewhere.close();
});
