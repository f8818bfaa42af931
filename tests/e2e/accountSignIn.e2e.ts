import type { Page } from '@playwright/test';
import { addressOf } from '#tests/e2e/support/holdAnswer.ts';
import { expectGoodInEveryLook } from '#tests/e2e/support/looks.ts';
import { endSession, newAddress, password, signedUp, verified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a stranger who asks for a page of an account is led there by signing in @phone', async ({ page }) => {
  const { email } = await signedUp(page);
  await endSession(page);
  await page.goto('/password');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL('/password');
  await expect(page.getByRole('heading', { name: 'Password', level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Email or username')).toBeHidden();
});

test('a wrong password and an unknown address are refused in the same words @all', async ({ page }) => {
  const { email } = await signedUp(page);
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

  test('whoever tries passwords is slowed down in the specified words @all', async ({ page }) => {
    const { email } = await signedUp(page);
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

test('signing out leaves nothing of the account behind', async ({ page }) => {
  const { name } = await signedUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You’ve signed out.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test('the people menu works by keyboard and gives the focus back @all', async ({ page }) => {
  const { name } = await signedUp(page);
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

test.describe('a session that has ended', () => {
  test('is told when the window gets the focus, and the way leads back @all', async ({ page }) => {
    const { email } = await signedUp(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await endSession(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toHaveText('You are not currently logged in');
    await fillSignIn(page, email, password);
    await expect(page).toHaveURL('/profile');
  });

  test('lets what was typed be saved after signing in over the page', async ({ page }) => {
    await signedUp(page);
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

  test('keeps what was typed when the person would rather not sign in now @all', async ({ page }) => {
    await signedUp(page);
    await page.goto('/profile');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee-Park');
    await endSession(page);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveText('You are not currently logged in');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Lee-Park');
  });
});

test.describe('what cannot be shown', () => {
  // the browser says itself that a page is not there
  test.use({ mayComplain: true });

  test('an address of nothing says so, and leads to the start @all', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test.describe('when the server is away', () => {
    test.use({ mayComplain: true });

    test('a page says so inside its frame, and comes when it is tried again @all', async ({ page }) => {
      await verified(page);
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

    test('a fault shows the number under which it was recorded @all', async ({ page }) => {
      await verified(page);
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

  test('a page that fails to render shows a number, which the server gets with the error', async ({ page }) => {
    await verified(page);
    await page.route(addressOf('ProfileScreenQuery'), async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { viewer: object } };
      await route.fulfill({ json: { data: { viewer: { ...json.data.viewer, timeZone: 'No/Where' } } } });
    });
    const report = page.waitForResponse('**/page_faults');
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
    const reported = await report;
    const { id } = reported.request().postDataJSON() as { id: string };
    expect(reported.status()).toBe(204);
    await expect(page.getByText(id)).toBeVisible();
    await expectGoodInEveryLook(page);
  });
});
