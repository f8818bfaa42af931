import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { looks } from '#tests/e2e/support/looks.ts';
import { ownTeam, signedUp, verified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const entrance = [
  ['/', 'Forms and workflow for local government'],
  ['/users/sign_in', 'Sign in'],
  ['/users/sign_in?notice=session_ended', 'Sign in'],
  ['/users/sign_up', 'Create an account'],
  ['/users/password/new', 'Forgot your password?'],
  ['/users/password/edit?token=no', 'This link is not complete'],
  ['/users/claim/no', 'This link is not complete'],
  ['/users/verify/no', 'This link is not complete'],
  ['/no/such/page', 'Page not found'],
] as const;

const ofTeam = [
  ['', 'Spring Valley'],
  ['/members', 'Members'],
  ['/roles', 'Roles'],
  ['/roles/new', 'New role'],
  ['/merchant_accounts', 'Payout Preferences'],
  ['/tokens', 'API tokens'],
  ['/tokens/new', 'New API token'],
] as const;

for (const { colorScheme, width } of looks) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every page before signing in fits and can be used by everybody', async ({ page }) => {
      for (const [address, title] of entrance) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectUsableByEverybody(page);
        await expectToFit(page);
      }
    });

    test('every page of the account fits and can be used by everybody', async ({ page }) => {
      await signedUp(page);
      for (const [address, title] of [
        ['/users/unverified', 'Verify your email'],
        ['/profile', 'Profile'],
        ['/password', 'Password'],
        ['/teams', 'Teams'],
        ['/teams/new', 'New team'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectUsableByEverybody(page);
        await expectToFit(page);
      }
    });

    test('every page of a team fits and can be used by everybody', async ({ page }) => {
      await verified(page);
      const team = await ownTeam(page);
      for (const [address, title] of ofTeam) {
        await page.goto(`/teams/${team.slug}${address}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectUsableByEverybody(page);
        await expectToFit(page);
      }
    });
  });
}

test('mistakes, menus and dialogs can be used by everybody, too', async ({ page }) => {
  await page.goto('/users/sign_up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expectUsableByEverybody(page);

  const { name } = await verified(page);
  const team = await ownTeam(page);
  await page.goto(`/teams/${team.slug}/roles`);
  await page.getByRole('button', { name: 'Details of Team Owners' }).click();
  await expect(page.getByRole('cell').getByRole('list').getByText(name).first()).toBeVisible();
  await expectUsableByEverybody(page);
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectUsableByEverybody(page);
});
