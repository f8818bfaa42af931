import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectFocusKept } from '#tests/e2e/support/expectFocusKept.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { endSession, newAddress, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

const oldPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

test('saves profile changes, confirms them, and updates the name everywhere @phone-too', async ({ page }) => {
  await signUpVerified(page);
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
  await page.goto('/profile');
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel(/^Username/)).toHaveValue(username);
});

test('shows the profile picture in place of initials until it is removed @phone @all', async ({ page }) => {
  await signUpVerified(page);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Your picture' });
  const inMenu = page.getByRole('button', { name: /^Account:/ }).locator('img');
  await expect(card.getByText('Others see your initials.')).toBeVisible();
  const choose = card.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear town') });
  await expect(card.getByRole('alert')).toContainText('We couldn’t read this file as a picture.');
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: smallestPicture });
  await expect(page.getByText('Avatar updated')).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
  for (const picture of [card.locator('img'), inMenu])
    await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(512);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await card.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(inMenu).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Remove picture' })).toBeHidden();
  await expectFocusKept(page);
});

test('keeps a flash message open while hovered, then dismisses it automatically @all', async ({ page }) => {
  await signUpVerified(page);
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

test('changes the email only after the link sent to the new address is opened @all', async ({ page }) => {
  const { email } = await signUpVerified(page);
  const next = newAddress('Ann Elsewhere');
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill(next);
  await form.getByLabel('Password', { exact: true }).fill('not it');
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(form.getByRole('alert')).toContainText('The password is incorrect.');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();
  await expect(page.getByText(`Your email is ${email}.`)).toBeVisible();

  await page.goto(await emailedLink(page.request, next, '/users/verify/'));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`Your email is ${next}.`)).toBeVisible();
});

test('lists active sessions and signs out all other browsers @all', async ({ page, browser }) => {
  const { email } = await signUpVerified(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/users/sign_in?to=/profile');
  await elsewhere.getByLabel('Email or username').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toBeVisible();
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else').last()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});

test('signs out one browser from the list and leaves the others signed in @all', async ({ page, browser }) => {
  const { email } = await signUpVerified(page);
  const elsewhere = await browser.newPage({ userAgent: oldPhone });
  await elsewhere.goto('/users/sign_in?to=/profile');
  await elsewhere.getByLabel('Email or username').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  const other = sessions.getByRole('listitem').filter({ hasNotText: 'This browser' });
  await expect(other).toContainText('Safari');
  await other.getByRole('button', { name: /^Sign out/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('This browser')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});

test('closes the account with the password and prevents signing in again @all', async ({ page }) => {
  const { email } = await signUpVerified(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Close account', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The password is incorrect.');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Close account', exact: true }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
});
