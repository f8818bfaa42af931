import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { codeOf, setUpApp, addVirtualAuthenticator } from '#tests/e2e/support/factors.ts';
import { endSession, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/profile/security');
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('adds a passkey, signs in with it alone and as a second factor, renames it, and removes it', async ({ page }) => {
  test.slow();
  await addVirtualAuthenticator(page);
  const { email } = await signUpVerified(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Security settings' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const passkey = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(passkey).toContainText('Work laptop');

  await endSession(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(passkey).toContainText('Work laptop');

  await endSession(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkey).toBeVisible();

  await passkey.getByRole('button', { name: 'Rename Work laptop' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(passkey).toContainText('Old laptop');
  await passkey.getByRole('button', { name: 'Remove Old laptop' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove the passkey “Old laptop”?' });
  await expect(dialog).toContainText('This is your only second factor');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('sets up an authenticator app by key, requires its code at sign-in, and accepts a recovery code once @all', async ({
  page,
}) => {
  test.slow();
  const { email } = await signUpVerified(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the key below' })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Set up an authenticator app' });
  const [, secret = ''] = /enter this key in the app: ([A-Z2-7 ]+)/.exec(await form.innerText()) ?? [];
  await form.getByLabel('Code', { exact: true }).fill('000000');
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(form.getByRole('alert').first()).toContainText('The code is incorrect');
  await form.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await form.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(codes.filter((code) => !file.includes(code))).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();

  await endSession(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('The code is incorrect');
  await expectAccessible(page);
  // A code works only once; the next one is already accepted.
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();

  for (const isFirst of [true, false]) {
    await endSession(page);
    await typePassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (isFirst) await expect(page.getByText('9 codes left.')).toBeVisible();
    else await expect(page.getByRole('alert').first()).toContainText('The code is incorrect or has already been used.');
  }
});

test('asks for both factors in place when the session expires mid-edit @all', async ({ page }) => {
  await signUpVerified(page);
  const { secret } = await setUpApp(page);
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
  await endSession(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
});

test('the security page fits and is accessible @all', async ({ page }) => {
  await signUpVerified(page);
  await setUpApp(page);
  await page.goto('/profile/security');
  await expect(page.getByText('10 codes left.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Set up again' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the key below' })).toBeVisible();
  await expectGoodInEveryViewport(page);
});
