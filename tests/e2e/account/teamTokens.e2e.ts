import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a token is created, shown once, copied, used, and revoked', async ({ page, playwright, baseURL }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}/tokens`);
  await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New token' }).click();

  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await page.getByRole('alert').getByRole('link').last().click();
  await expect(page.getByRole('group', { name: 'Forms' }).getByLabel('Read')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Team' }).getByLabel('Read').check();
  await page.getByLabel('Name').fill('Permit archive');
  await page.getByRole('button', { name: 'Create token' }).click();

  await expect(page.getByRole('heading', { name: 'Copy your token now' })).toBeFocused();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  await page.getByRole('button', { name: 'Copy token' }).click();
  await expect(page.getByText('Token copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  const checkSlug = () => program.get('/teams/check_slug_available', { params: { slug: team.slug } });
  expect((await checkSlug()).status()).toBe(200);

  await page.getByRole('link', { name: 'I’ve copied it' }).click();
  const row = page.getByRole('row', { name: /Permit archive/ });
  await expect(row).toContainText('Forms: read; Team: read');
  await expect(row).toContainText('Active');
  await expect(page.getByText(token)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New API token' })).toBeVisible();
  await page.goForward();

  await row.getByRole('button', { name: 'Revoke Permit archive' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke the token Permit archive?' });
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('Token revoked')).toBeVisible();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await checkSlug()).status()).toBe(401);
  await program.dispose();
});
