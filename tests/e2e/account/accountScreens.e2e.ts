import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { createOwnTeam, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test.use({ mayJump: 'it looks at many screens' });

test.slow();

const entrance = [
  ['/users/sign_in', 'Sign in'],
  ['/users/sign_in?notice=session_ended', 'Sign in'],
  ['/users/sign_up', 'Create an account'],
  ['/users/password/new', 'Forgot your password?'],
  ['/users/password/edit?token=no', 'This link is incomplete'],
  ['/users/claim/no', 'This link is incomplete'],
  ['/users/verify/no', 'This link is incomplete'],
  ['/accessibility', 'Accessibility'],
  ['/status', 'Check a status'],
  ['/city-hall/status', 'Check a status'],
] as const;

const ofTeam = [
  ['', 'Spring Valley'],
  ['/people', 'Members'],
  ['/roles', 'Roles'],
  ['/roles/new', 'New role'],
  ['/merchant_accounts', 'Payout Preferences'],
  ['/tokens', 'API tokens'],
  ['/tokens/new', 'New API token'],
] as const;

const longName = 'Maximiliane Alexandra von und zu Hohenstein-Wolkenkuckucksheim';

async function look(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectGoodInEveryViewport(page);
}

test('signed-out account pages fit and are accessible', async ({ page }) => {
  for (const [address, title] of entrance) {
    await page.goto(address);
    await look(page, title);
  }
});

test.describe('not found', () => {
  // The browser logs the 404 as a console error.
  test.use({ mayComplain: true });

  test('the page fits and is accessible @all', async ({ page }) => {
    await page.goto('/no/such/page');
    await look(page, 'Page not found');
  });
});

test('account pages fit and are accessible', async ({ page }) => {
  await signUpPerson(page);
  for (const [address, title] of [
    ['/users/unverified', 'Verify your email'],
    ['/account', 'Your account'],
    ['/profile', 'Profile'],
    ['/password', 'Password'],
    ['/teams', 'Teams'],
    ['/teams/new', 'New team'],
  ] as const) {
    await page.goto(address);
    await look(page, title);
  }
});

test('pages that emails link to fit and are accessible, including error states @all', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  const { email } = await signUpPerson(theirs, longName);
  await theirs.close();
  const verifying = await emailedLink(page.request, email, '/users/verify/');
  await page.goto(verifying);
  await look(page, 'Verify your email');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is incorrect.');
  await look(page, 'Verify your email');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Choose a password', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('There’s a problem')).toBeVisible();
  await expectGoodInEveryViewport(page);
});

test('the Close account dialog fits and is accessible @all', async ({ page }) => {
  await signUpVerified(page, longName);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Close account', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is incorrect.');
  await expectGoodInEveryViewport(page);
});

test('team pages fit and are accessible', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  for (const [address, title] of ofTeam) {
    await page.goto(`/teams/${team.slug}${address}`);
    await look(page, title);
  }
});

test('error messages, menus, and dialogs are accessible @all', async ({ page }) => {
  await page.goto('/users/sign_up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('There’s a problem')).toBeVisible();
  await expectAccessible(page);

  const { name } = await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}/roles`);
  await page.getByRole('button', { name: 'Details of Team Owners' }).click();
  await expect(page.getByRole('cell').getByRole('list').getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});
