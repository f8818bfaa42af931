import type { Browser, Page } from '@playwright/test';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

async function addRole(page: Page, slug: string, name: string): Promise<void> {
  await page.goto(`/teams/${slug}/roles/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
}

async function invite(page: Page, name: string): Promise<string> {
  const email = newAddress(name);
  const form = page.getByRole('form', { name: 'Invite by email' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  return email;
}

/** The page of an invited person who accepts in another browser. */
async function joined(browser: Browser, page: Page, email: string): Promise<Page> {
  const link = await emailedLink(page.request, email, '/users/claim/');
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(`You were invited as ${email}.`)).toBeVisible();
  await theirs.getByLabel('Choose a password').fill(password);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await theirs.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await expect(theirs.getByRole('heading', { name: 'Teams' })).toBeVisible();
  return theirs;
}

test('creating a role leads straight to adding people @phone-too', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}/roles?referrer=/teams`);
  await page.getByRole('link', { name: '+ Add New Role' }).click();

  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Enter a name first.');
  await page.getByLabel('Name', { exact: true }).fill('Plan reviewers');
  await page.getByLabel('Team Finance Member').check();
  await page.getByLabel('Team Finance Manager').check();
  await expect(page.getByLabel('Team Finance Member')).toBeHidden();
  await save.click();

  await expect(page.getByText('Role created. Next, add some users.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Settings' }).click();
  // The invitation form on the Users tab also has a Name field.
  const settings = page.getByRole('tabpanel', { name: 'Settings' });
  await settings.getByLabel('Name', { exact: true }).fill('Reviewers of plans');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role updated')).toBeVisible();
  await expect(page.getByRole('row', { name: /Reviewers of plans/ })).toContainText('Team Finance Manager');
  await page.getByRole('link', { name: '< Back to what I was working on' }).click();
  await expect(page).toHaveURL('/teams');
});

test("adds people from one's teams and by invitation, and removes them @all", async ({ page }) => {
  const me = await signUpVerified(page);
  const team = await createOwnTeam(page);
  await addRole(page, team.slug, 'Plan reviewers');
  await page.getByLabel('Name or email').fill(me.email);
  const add = page.getByRole('button', { name: `Add ${me.name}` });
  await add.click();
  await expect(page.getByText(`${me.name} was added`)).toBeVisible();
  await expect(add).toHaveAccessibleDescription('Member already added.');

  await invite(page, 'Ben Ortiz');
  const row = page.getByRole('row', { name: /Ben Ortiz/ });
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: 'Remove Ben Ortiz' }).click();
  await expect(page.getByText('Ben Ortiz was removed')).toBeVisible();
  await expect(row).toBeHidden();

  await page.getByRole('button', { name: `Remove ${me.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this role?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Remove ${me.name}` })).toBeFocused();
});

test('the last owner cannot be removed @all', async ({ page }) => {
  const me = await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}/roles`);
  await page.getByRole('link', { name: 'Edit Team Owners' }).click();
  await expect(page.getByText('The owner role has every permission and can’t be changed.')).toBeVisible();
  await expect(page.getByText('Edit all roles and who is in them')).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  const remove = page.getByRole('button', { name: `Remove ${me.name}` });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription('The owner role must have at least one member.');
});

test('an invited person claims the account and sees only what members may see @all', async ({ page, browser }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await addRole(page, team.slug, 'Plan reviewers');
  const email = await invite(page, 'Ben Ortiz');
  const ben = await joined(browser, page, email);

  await ben.getByRole('link', { name: team.name }).click();
  await expect(ben.getByText('You do not have permission to make changes to this team.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(ben.getByRole('link', { name: 'API tokens' })).toBeHidden();
  await ben.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(ben.getByRole('link', { name: '+ Add New Role' })).toBeHidden();
  await ben.getByRole('link', { name: 'Edit Plan reviewers' }).click();
  await expect(ben.getByRole('region', { name: 'This role cannot' })).toContainText('Create team forms');
  await ben.context().close();
});

test.describe('a page that a member has no access to', () => {
  test.use({ mayJump: 'somebody heard of addresses' });

  test('shows Not available @all', async ({ page, browser }) => {
    await signUpVerified(page);
    const team = await createOwnTeam(page);
    await addRole(page, team.slug, 'Plan reviewers');
    const ben = await joined(browser, page, await invite(page, 'Ben Ortiz'));
    await ben.goto(`/teams/${team.slug}/tokens/new`);
    await expect(ben.getByRole('heading', { name: 'Not available' })).toBeVisible();
    await ben.context().close();
  });
});

test('a manager who creates a role for managing members is told they are added to it @all', async ({
  page,
  browser,
}) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}/roles/new`);
  await page.getByLabel('Name', { exact: true }).fill('Managers');
  await page.getByLabel('Team Settings Manager').check();
  await page.getByRole('button', { name: 'Save' }).click();
  const email = await invite(page, 'Mia Chief');
  const mia = await joined(browser, page, email);

  await mia.getByRole('link', { name: team.name }).click();
  await mia.getByRole('link', { name: 'Roles', exact: true }).click();
  await mia.getByRole('link', { name: '+ Add New Role' }).click();
  await expect(mia.getByLabel('Team Form Creator')).toBeHidden();
  await expect(mia.getByRole('radio', { name: 'Team Owners', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await mia.getByLabel('Name', { exact: true }).fill('Field crew');
  await mia.getByRole('radio', { name: 'Role Members & Team Owners' }).check();
  await mia.getByRole('button', { name: 'Save' }).click();
  const dialog = mia.getByRole('alertdialog', { name: 'Added to Role' });
  await expect(dialog).toContainText('You’ll be added to the role automatically');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(mia.getByText('Role created. Next, add some users.')).toBeVisible();
  await expect(mia.getByRole('row', { name: /Mia Chief/ })).toBeVisible();
  await mia.context().close();
});

test('deletes a role after confirmation, and the dialog restores focus @all', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await addRole(page, team.slug, 'Short-lived');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const opener = page.getByRole('tabpanel').getByRole('button', { name: 'Delete role' });
  await opener.click();
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click();
  await expect(page.getByText('Role deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: /Short-lived/ })).toBeHidden();
});
