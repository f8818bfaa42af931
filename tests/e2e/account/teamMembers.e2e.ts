import type { Page } from '@playwright/test';
import { allowEmailedUrl } from '#tests/e2e/support/allowedNavigation.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { newForm } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { createOwnTeam, signUpVerified, type E2ePerson, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test.slow();

async function whoIs(page: Page): Promise<{ name: string; email: string }> {
  type Answer = { viewer: { name: string; email: string } };
  return (await sendQuery<Answer>(page.request, '{ viewer { name email } }')).viewer;
}

/** Adds the person signed in on the other page to a role of the team. */
async function addTo(page: Page, slug: string, roleName: string, other: Page): Promise<void> {
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: { id: string; name: string }[] } }>(
    page.request,
    `{ teamBySlug(slug: "${slug}") { roles { id name } } }`,
  );
  const roleId = teamBySlug.roles.find(({ name }) => name === roleName)?.id;
  await sendMutationRequest(page.request, 'inviteRoleMember', { roleId, ...(await whoIs(other)) }, 'role { id }');
}

/** Forms are shared person by person: a colleague requests access, is approved, and gets in. */
async function joinsForm(page: Page, theirs: Page, team: E2eTeam, owner: E2ePerson): Promise<void> {
  const form = await newForm(page, team, 'Fence permit');
  allowEmailedUrl(form.path);
  await theirs.goto(form.path);
  const join = theirs.getByRole('button', { name: 'Join this form' });
  await join.waitFor();
  await expectAccessible(theirs);
  await join.click();
  await expect(theirs.getByText('The people who work on this form were notified.')).toBeVisible();
  await theirs.reload();
  await join.click();
  await expect(
    theirs.getByText(/You already asked.* You can ask again after \w+ \d+, \d+, \d+:\d+ [AP]M/),
  ).toBeVisible();

  await page.goto(await emailedLink(page.request, owner.email, `${form.path}/configuration`));
  await page.getByLabel('Name or email').fill('Max');
  await page.getByRole('button', { name: 'Add Max Member' }).click();
  await expect(page.getByLabel('Permission for Max Member')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: 'Overview', exact: true })).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1, name: /Fence permit/ })).toBeVisible();
}

test('an owner removes a member in one step after reading what they lose @all', async ({ page, browser }) => {
  const owner = await signUpVerified(page, 'Otto Owner');
  const team = await createOwnTeam(page);
  const theirs = await (await browser.newContext()).newPage();
  await signUpVerified(theirs, 'Max Member');
  await addTo(page, team.slug, 'Team Members', theirs);
  await theirs.goto(`/teams/${team.slug}/people`);
  await expect(theirs.getByRole('row', { name: /Otto Owner/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Remove from team/ })).toHaveCount(0);

  await page.goto(`/teams/${team.slug}/people`);
  await joinsForm(page, theirs, team, owner);
  await page.goto(`/teams/${team.slug}/people`);
  const take = page.getByRole('button', { name: 'Remove from team: Max Member' });
  await take.click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Max Member from the team?' });
  await expect(dialog).toContainText('They’ll lose all their roles (Team Members)');
  await expect(dialog).toContainText('API tokens they created here stop working permanently.');
  await page.keyboard.press('Escape');
  await expect(take).toBeFocused();
  await take.click();
  await expectGoodInEveryViewport(page);
  await dialog.getByRole('button', { name: 'Remove from team' }).click();
  await expect(page.getByText(`Max Member was removed from ${team.name}`)).toBeVisible();
  await expect(page.getByRole('row', { name: /Max Member/ })).toBeHidden();

  await theirs.goto(`/teams/${team.slug}/people`);
  await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await expect(theirs.getByRole('heading', { name: 'No teams yet' })).toBeVisible();
  await theirs.context().close();
});

test('an email address never breaks within a word @all', async ({ page }) => {
  const { email } = await signUpVerified(page, 'Otto Owner of a long name');
  const team = await createOwnTeam(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/teams/${team.slug}/people`);
  const address = page.getByRole('cell').filter({ hasText: email });
  await expect(address).toBeVisible();
  // The parts before and after the @ each stay on one line.
  const lines = await address.locator('span > span').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1]);
});

test('the last owner cannot leave, but one of two can @all', async ({ page, browser }) => {
  await signUpVerified(page, 'Otto Owner');
  const team = await createOwnTeam(page);
  // a bookmark of the page's old address
  await page.goto(`/teams/${team.slug}/members`);
  await expect(page).toHaveURL(`/teams/${team.slug}/people`);
  await expect(page.getByRole('row', { name: /Otto Owner/ })).toContainText('Leave in Settings');
  const settings = page.getByRole('link', { name: 'Settings', exact: true });
  await settings.click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Leave team' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this team?' });
  await dialog.getByRole('button', { name: 'Leave team' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A team must keep at least one owner.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const theirs = await (await browser.newContext()).newPage();
  await signUpVerified(theirs, 'Olga Owner');
  await addTo(page, team.slug, 'Team Owners', theirs);
  await settings.click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Leave team' }).click();
  await dialog.getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByText(`You left ${team.name}`)).toBeVisible();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByRole('heading', { name: 'No teams yet' })).toBeVisible();
  await theirs.context().close();
});
