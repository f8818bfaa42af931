import type { Page } from '@playwright/test';
import { operationUrl } from '#tests/e2e/support/holdResponse.ts';
import { endSession, newAddress, password, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('sends a signed-out visitor to sign in and back to the requested page @phone', async ({ page }) => {
  const { email } = await signUpPerson(page);
  await endSession(page);
  await page.goto('/password');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL('/password');
  await expect(page.getByRole('heading', { name: 'Password', level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Email or username')).toBeHidden();
});

test('gives the same error for a wrong password and an unknown email @all', async ({ page }) => {
  const { email } = await signUpPerson(page);
  await endSession(page);
  for (const unknown of [email, newAddress('Nobody')]) {
    await page.goto('/users/sign_in');
    await fillSignIn(page, unknown, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await expect(page.getByLabel('Email or username')).toHaveValue(unknown);
  }
});

test.describe('limits', () => {
  test.use({ mayComplain: true });

  test('rate-limits repeated sign-in attempts with the specified message @all', async ({ page }) => {
    const { email } = await signUpPerson(page);
    await endSession(page);
    await page.goto('/users/sign_in');
    const refusal = page.getByRole('alert');
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await fillSignIn(page, email, `guess ${attempt}`);
      await expect(refusal).toHaveText('The email or password is incorrect.');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-disabled');
    }
    await fillSignIn(page, email, password);
    await expect(refusal).toHaveText("You're doing that too much. Wait a moment before trying again.");
  });
});

test('signing out leaves no account data behind', async ({ page }) => {
  const { name } = await signUpPerson(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test('supports keyboard use of the account menu and restores focus @all', async ({ page }) => {
  const { name } = await signUpPerson(page);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: `Account: ${name}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your submissions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your submissions' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/password');
  await expect(page.getByRole('heading', { name: 'Password', level: 1 })).toBeFocused();
});

test.describe('an expired session', () => {
  test('is detected on window focus, and signing in returns to the page @all', async ({ page }) => {
    const { email } = await signUpPerson(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await endSession(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toHaveText('You are not currently logged in');
    await fillSignIn(page, email, password);
    await expect(page).toHaveURL('/profile');
  });

  test('saves the edit after signing in from the dialog', async ({ page }) => {
    await signUpPerson(page);
    await page.goto('/profile');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
    await endSession(page);
    await page.getByRole('button', { name: 'Save profile' }).click();

    const dialog = page.getByRole('dialog', { name: 'You are not currently logged in' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account: Ann Lee-Park' })).toBeVisible();
  });

  test('keeps the edit when the sign-in dialog is closed @all', async ({ page }) => {
    await signUpPerson(page);
    await page.goto('/profile');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
    await endSession(page);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveText('You are not currently logged in');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Lee-Park');
  });
});

test.describe('pages that cannot be shown', () => {
  // The browser logs the 404 as a console error.
  test.use({ mayComplain: true });

  test('shows Page not found for an unknown address and links to the start page @all', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test.describe('when the server is unreachable', () => {
    test.use({ mayComplain: true });

    test('shows the error inside the page frame and recovers on retry @all', async ({ page }) => {
      await signUpVerified(page);
      await page.goto('/teams');
      await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
      await page.route('**/graphql/*', (route) => route.abort());
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Password' }).click();
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
      await page.unroute('**/graphql/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Password', level: 1 })).toBeVisible();
    });

    test('shows the error ID of a server fault @all', async ({ page }) => {
      await signUpVerified(page);
      await page.goto('/teams');
      await page.route('**/graphql/*', (route) =>
        route.fulfill({
          json: { data: null, errors: [{ message: 'x', extensions: { code: 'FAULT', id: 'f-1234' } }] },
        }),
      );
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Password' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByText('f-1234')).toBeVisible();
    });
  });

  test('shows and reports an error ID when a page fails to render', async ({ page }) => {
    await signUpVerified(page);
    await page.route(operationUrl('ProfileScreenQuery'), async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { viewer: object } };
      await route.fulfill({ json: { data: { viewer: { ...json.data.viewer, timeZone: 'No/Where' } } } });
    });
    const report = page.waitForResponse('**/page_faults');
    await page.goto('/account');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
    const reported = await report;
    const { id } = reported.request().postDataJSON() as { id: string };
    expect(reported.status()).toBe(204);
    await expect(page.getByText(id)).toBeVisible();
    await expectGoodInEveryViewport(page);
  });
});
