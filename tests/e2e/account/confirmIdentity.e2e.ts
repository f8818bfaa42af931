import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expireIdentityProof } from '#tests/e2e/support/database.ts';
import { codeOf, setUpApp } from '#tests/e2e/support/factors.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const title = 'Please enter your password again';

test('asks for the password again before creating a token, and keeps the form input @all', async ({ page }) => {
  test.slow();
  const { email } = await signUpVerified(page);
  const team = await createOwnTeam(page);
  await expireIdentityProof(email);
  await page.goto(`/teams/${team.slug}/tokens/new`);
  await page.getByLabel('Name').fill('Permit archive');
  await page.getByRole('group', { name: 'Forms' }).getByLabel('Read').check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText(title);
  await expect(page.getByLabel('Name')).toHaveValue('Permit archive');

  await page.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('The password is incorrect.');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Copy your token now' })).toBeFocused();
});

test('asks for reauthentication to invite an owner, and accepts an app code instead of the password @all', async ({
  page,
}) => {
  const { email } = await signUpVerified(page);
  const team = await createOwnTeam(page);
  const { secret } = await setUpApp(page);
  await page.goto(`/teams/${team.slug}/roles`);
  await page.getByRole('link', { name: 'Edit Team Owners' }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  const invited = newAddress('Olga Owner');
  const form = page.getByRole('form', { name: 'Invite by email' });
  await form.getByLabel('Name').fill('Olga Owner');
  await form.getByLabel('Email').fill(invited);
  await expireIdentityProof(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Invitation sent to ${invited}`)).toBeVisible();
  expect(await emailedLink(page.request, invited, '/users/claim/')).toContain('/users/claim/');
});

test('requires two-step sign-in for a team, and guides a member through setup and back @all', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await signUpVerified(page);
  const team = await createOwnTeam(page);
  const { secret } = await setUpApp(page);
  const context = await browser.newContext();
  const members = await context.newPage();
  const member = await signUpVerified(members, 'Max Member');
  const roles = await memberRole(page, team.slug);
  await sendMutationRequest(
    page.request,
    'inviteRoleMember',
    { roleId: roles, email: member.email, name: 'Max Member' },
    'role { id }',
  );

  await page.goto(`/teams/${team.slug}`);
  await expireIdentityProof(email);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Require two-step sign-in' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Require two-step sign-in for everyone on this team?' });
  await expect(asking).toContainText('1 member hasn’t set up a second factor yet');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Require two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Everyone on this team must use a second factor.')).toBeVisible();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page.getByRole('row', { name: /Max Member/ })).toContainText('Not set up');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Set up');
  await expectAccessible(page);

  await members.goto(`/teams/${team.slug}/people`);
  await expect(members.getByRole('heading', { name: `${team.name} requires a second factor` })).toBeVisible();
  await expectAccessible(members);
  await members.getByRole('link', { name: 'Set up now' }).click();
  await members.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const form = members.getByRole('form', { name: 'Set up an authenticator app' });
  await expect(form.getByRole('img')).toBeVisible();
  const [, key = ''] = /enter this key in the app: ([A-Z2-7 ]+)/.exec(await form.innerText()) ?? [];
  await form.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await form.getByRole('button', { name: 'Turn on' }).click();
  await members.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(members.getByRole('row').filter({ hasText: member.email })).toBeVisible();
  await context.close();
});

async function memberRole(page: Page, slug: string): Promise<string> {
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: { id: string; name: string }[] } }>(
    page.request,
    `{ teamBySlug(slug: "${slug}") { roles { id name } } }`,
  );
  return teamBySlug.roles.find(({ name }) => name === 'Team Members')?.id ?? '';
}
