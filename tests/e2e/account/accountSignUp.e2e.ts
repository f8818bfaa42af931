import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, password, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('signs up and verifies the email with the emailed link @phone', async ({ page }) => {
  const email = newAddress('Ann Lee');
  await page.goto('/users/sign_up');
  await page.getByLabel('Name').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();

  const link = await emailedLink(page.request, email, '/users/verify/');
  await page.goto(link);
  await expect(page.getByText(`Please confirm that ${email} belongs to you.`)).toBeVisible();
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
});

test('supports signing up by keyboard alone @all', async ({ page }) => {
  await page.goto('/users/sign_up');
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Kim Day');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress('Kim Day'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
});

test('summarizes an empty submission with a link to each error @all', async ({ page }) => {
  await page.goto('/users/sign_up');
  await expect(page.getByText('There’s a problem')).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'There’s a problem' });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a name',
    'Email must look like an email',
    'Password too short',
  ]);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/must look like an email/);

  await summary.getByRole('link', { name: 'Email must look like an email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(newAddress('Ann'));
  await expect(summary.getByRole('link')).toHaveText(['Please enter a name', 'Password too short']);
});

test('emails the owner of an existing account and signs no one in @all', async ({ page, browser }) => {
  const { email } = await signUpVerified(page);
  const stranger = await browser.newPage();
  await stranger.goto('/users/sign_up');
  await stranger.getByLabel('Name').fill('Somebody Else');
  await stranger.getByLabel('Email').fill(email.toUpperCase());
  await stranger.getByLabel('Password', { exact: true }).fill(password);
  await stranger.getByRole('button', { name: 'Create account' }).click();
  await expect(stranger.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await emailedLink(stranger.request, email, '/users/password/new');
  await stranger.goto('/');
  await expect(stranger.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await stranger.close();
});

test('asks for the password when the link is opened in another browser @phone @all', async ({ page, browser }) => {
  const { email } = await signUpPerson(page);
  const link = await emailedLink(page.request, email, '/users/verify/');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'You created the account' })).toBeVisible();
  await elsewhere.getByLabel('Password', { exact: true }).fill('not the password');
  await elsewhere.getByRole('button', { name: 'Verify email' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('The password is incorrect.');
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Verify email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Email verified' })).toBeFocused();
  await elsewhere.close();
});

test('lets the owner of an email claim an account someone else created, and signs them out @all', async ({
  page,
  browser,
}) => {
  const { email } = await signUpPerson(page, 'Mallory');
  const link = await emailedLink(page.request, email, '/users/verify/');
  const owner = await browser.newPage();
  await owner.goto(link);
  await owner.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(owner.getByText('Anyone currently using the account will be signed out')).toBeVisible();
  await expect(owner.getByLabel('Name')).toHaveValue('');
  await owner.getByLabel('Name').fill('The Owner');
  await owner.getByLabel('Choose a password', { exact: true }).fill('a lantern in the attic');
  await owner.getByRole('button', { name: 'Join' }).click();
  await expect(owner.getByRole('button', { name: 'Account: The Owner' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await owner.close();
});

test('rejects a common password with an error at its field @all', async ({ page }) => {
  await page.goto('/users/sign_up');
  await page.getByLabel('Name').fill('Ann Lee');
  await page.getByLabel('Email').fill(newAddress('Ann Lee'));
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('This password is too common');
});

test('creates one account on a double click @all', async ({ page }) => {
  let attempts = 0;
  await page.route('**/graphql/*', async (route) => {
    if (route.request().postData()?.includes('"password"')) attempts += 1;
    await route.continue();
  });
  await page.goto('/users/sign_up');
  await page.getByLabel('Name').fill('Dora Click');
  await page.getByLabel('Email').fill(newAddress('Dora Click'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  expect(attempts).toBe(1);
});

test.describe('on a slow connection', () => {
  test.use({ mayComplain: true });

  test('keeps the input when the connection drops, and submits it on retry @all', async ({ page, context }) => {
    await page.goto('/users/sign_up');
    await page.getByLabel('Name').fill('Olaf Line');
    await page.getByLabel('Email').fill(newAddress('Olaf Line'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(page.getByLabel('Name')).toHaveValue('Olaf Line');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  });
});
