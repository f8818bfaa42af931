import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expireIdentityProof, queryDatabase } from '#tests/e2e/support/database.ts';
import { codeOf, setUpApp } from '#tests/e2e/support/factors.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expectEmail, emailedLink } from '#tests/e2e/support/mail.ts';
import { openTownByApproval } from '#tests/e2e/support/openTownByApproval.ts';
import { nameOperator, openOperator, signInAsOperator } from '#tests/e2e/support/operator.ts';
import { newAddress, createOwnTeam, password, signUpVerified, type E2ePerson } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test.slow();

/** Another person, in their own browser. */
async function another(browser: Browser, name: string): Promise<{ page: Page; person: E2ePerson }> {
  const page = await (await browser.newContext()).newPage();
  return { page, person: await signUpVerified(page, name) };
}

async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function proveAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Finds a person by their full email and opens the menu of actions. */
async function manage(page: Page, { name, email }: E2ePerson): Promise<void> {
  await page.getByRole('navigation', { name: 'Operator pages' }).getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Email or name').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('table', { name: 'Search results' })
    .getByRole('button', { name: `Manage ${name}` })
    .click();
}

test('a newly named operator follows the link and starts at the operator pages', async ({ page }) => {
  const email = newAddress('Olive Operator');
  const said = await nameOperator(email);
  const [link = ''] = /https?:\S+\/users\/claim\/\S+/.exec(said) ?? [];
  await page.goto(new URL(link).pathname);
  await expect(page.getByText(`You were invited as ${email}.`)).toBeVisible();
  await page.getByLabel('Name').fill('Olive Operator');
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/operator');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expect(page.getByRole('row', { name: /City Hall/ })).toBeVisible();
});

test.describe('for everyone else', () => {
  // The browser logs the 404 as a console error.
  test.use({ mayComplain: true, mayJump: 'somebody heard of addresses' });

  test('operator pages do not exist @all', async ({ page }) => {
    await signUpVerified(page, 'Nosy Nell');
    await page.goto('/');
    await page.getByRole('button', { name: 'Account: Nosy Nell' }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Operator' })).toBeHidden();
    for (const path of ['/operator', '/operator/applications', '/operator/people', '/operator/audit']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });
});

test('a verified user requests a team, the operator approves it, and the team can start working', async ({
  page,
  browser,
}) => {
  await using town = await openTownByApproval();
  const { email } = await signInAsOperator(page);
  const { page: asking, person } = await another(browser, 'Walter Waters');
  const name = `Water Works ${Date.now().toString(36)}`;
  await asking.goto(`${town.origin}/teams`);
  await asking.getByRole('link', { name: 'Request a team' }).first().click();
  await asking.getByLabel('Name').fill(name);
  await asking.getByLabel('What is it for?').fill('Permits for wells, and the meters of the whole valley.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByRole('heading', { name: `You requested ${name}` })).toBeVisible();

  await expectEmail(page.request, email, 'New team request');
  await openOperator(page);
  await page.getByRole('link', { name: /^Requests/ }).click();
  const card = page.getByRole('region', { name });
  await expect(card).toContainText(person.email);
  await expect(card).toContainText('Permits for wells, and the meters of the whole valley.');
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(page.getByText('Team created')).toBeVisible();
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeHidden();

  const path = await emailedLink(asking.request, person.email, '/teams/');
  await asking.goto(path);
  await expect(asking.getByRole('heading', { level: 1, name })).toBeVisible();
  await asking.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(asking.getByRole('link', { name: '+ Add New Role' })).toBeVisible();
  await asking.context().close();
});

test('declines a team request with a reason that reaches the requester @all', async ({ page, browser }) => {
  await using town = await openTownByApproval();
  await signInAsOperator(page);
  const { page: asking, person } = await another(browser, 'Paula Payments');
  const name = `Lanterns ${Date.now().toString(36)}`;
  await asking.goto(`${town.origin}/teams/new`);
  await asking.getByLabel('Name').fill(name);
  await asking.getByLabel('What is it for?').fill('Collecting what people owe.');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByRole('heading', { name: `You requested ${name}` })).toBeVisible();

  await page.goto('/operator/applications');
  await page.getByRole('button', { name: `Decline ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the request for ${name}?` });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('No department of this town has that name.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Request declined')).toBeVisible();

  await expectEmail(asking.request, person.email, 'Your team request was declined');
  await asking.goto(`${town.origin}/teams/new`);
  await expect(asking.getByText(`Your request for ${name} was declined`)).toBeVisible();
  await expect(asking.getByText('No department of this town has that name.')).toBeVisible();
  await asking.context().close();
});

test('suspends a team, shows its owner why and blocks changes, and reinstates it @all', async ({ page, browser }) => {
  await signInAsOperator(page);
  const { page: owners } = await another(browser, 'Otto Owner');
  const name = `Harbor ${Date.now().toString(36)}`;
  const team = await createOwnTeam(owners, name);
  await openOperator(page);
  await page.getByLabel('Name or URL').fill(team.slug);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  const suspend = dialog.getByRole('form', { name: 'Suspend this team?' });
  await suspend.getByRole('button', { name: 'Suspend team' }).click();
  await expect(suspend.getByRole('alert').first()).toBeVisible();
  await suspend.getByLabel('Reason').fill('Its forms pretend to be those of the port.');
  await suspend.getByRole('button', { name: 'Suspend team' }).click();
  await expect(page.getByText('Team suspended')).toBeVisible();

  await owners.goto(`/teams/${team.slug}`);
  await expect(owners.getByText('This team is suspended. You can view everything')).toBeVisible();
  await expect(owners.getByText('Its forms pretend to be those of the port.')).toBeVisible();
  await expect(owners.getByRole('button', { name: 'Save' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Reinstate team' }).click();
  await expect(page.getByText('Team reinstated')).toBeVisible();
  await owners.reload();
  await expect(owners.getByRole('button', { name: 'Save' }).first()).toBeVisible();
  await expect(owners.getByText('This team is suspended')).toBeHidden();
  await owners.context().close();
});

test('closes an account with a reason after reauthentication, and reopens it @all', async ({ page, browser }) => {
  const me = await signInAsOperator(page);
  const { page: theirs, person } = await another(browser, 'Carl Clerk');
  const team = await createOwnTeam(theirs, `Lighthouse ${Date.now().toString(36)}`);
  await openOperator(page);
  await expireIdentityProof(me.email);
  await manage(page, person);
  await page.getByRole('menuitem', { name: 'Close account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Carl Clerk’s account?' });
  await expect(dialog.getByText('This team will have no owner')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([team.name]);
  const close = dialog.getByRole('button', { name: 'Close account' });
  await close.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('Left the town in May');
  await close.click();
  await proveAgain(page);
  await expect(page.getByText('Carl Clerk’s account closed')).toBeVisible();
  const row = page.getByRole('table', { name: 'Search results' }).getByRole('row', { name: /Carl Clerk/ });
  await expect(row).toContainText('Closed');

  await theirs.goto(`/teams/${team.slug}`);
  await expect(theirs).toHaveURL(/\/users\/sign_in/);
  await typeSignIn(theirs, person.email);
  await expect(theirs.getByRole('alert').first()).toBeVisible();
  await expectEmail(page.request, person.email, 'Your account is closed');

  await row.getByRole('button', { name: 'Manage Carl Clerk' }).click();
  await page.getByRole('menuitem', { name: 'Reopen account' }).click();
  const opening = page.getByRole('alertdialog', { name: 'Reopen Carl Clerk’s account?' });
  await opening.getByRole('button', { name: 'Reopen account' }).click();
  await expect(page.getByText('Carl Clerk’s account reopened')).toBeVisible();
  await expect(row).toContainText('Active');
  await expectEmail(page.request, person.email, 'Your account was reopened');
  await typeSignIn(theirs, person.email);
  await expect(theirs.getByRole('button', { name: 'Account: Carl Clerk' })).toBeVisible();
  await theirs.context().close();
});

test('resets a lost second factor so the password alone signs in @all', async ({ page, browser }) => {
  await signInAsOperator(page);
  const { page: theirs, person } = await another(browser, 'Lea Lost');
  await setUpApp(theirs);
  await openOperator(page);
  await manage(page, person);
  await page.getByRole('menuitem', { name: 'Reset two-step sign-in' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reset Lea Lost’s two-step sign-in?' });
  await expect(dialog).toContainText('First make sure the request really comes from them');
  await dialog.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  await expect(page.getByText('Lea Lost’s two-step sign-in was reset')).toBeVisible();
  await page.getByRole('table', { name: 'Search results' }).getByRole('button', { name: 'Manage Lea Lost' }).click();
  await expect(page.getByRole('menuitem', { name: 'Close account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Reset two-step sign-in' })).toBeHidden();

  await theirs.goto('/profile');
  await expect(theirs).toHaveURL(/\/users\/sign_in/);
  await typeSignIn(theirs, person.email);
  await expect(theirs.getByRole('button', { name: 'Account: Lea Lost' })).toBeVisible();
  await expectEmail(page.request, person.email, 'Two-step sign-in was removed from your account');
  await theirs.context().close();
});

test('operators can neither close their own account nor reset its sign-in @all', async ({ page }) => {
  const me = await signInAsOperator(page);
  const { secret } = await setUpApp(page);
  expect(codeOf(secret)).toMatch(/^\d{6}$/);
  await openOperator(page);
  await manage(page, me);
  await expect(page.getByRole('menuitem')).toHaveText(['Activity', 'Make government user']);
  const { viewer } = await sendQuery<{ viewer: { user: { id: string } } }>(page.request, '{ viewer { user { id } } }');
  const input = { userId: viewer.user.id };
  const closing = { ...input, reason: 'By mistake' };
  await expect(sendMutationRequest(page.request, 'deactivatePerson', closing, '__typename')).rejects.toThrow(
    'lock yourself out',
  );
  await expect(sendMutationRequest(page.request, 'resetFactors', input, '__typename')).rejects.toThrow(
    'your security page',
  );
});

test('the audit log can be read, filtered, and exported @all', async ({ page, browser }) => {
  const me = await signInAsOperator(page);
  const { page: theirs, person } = await another(browser, 'Abe Audited');
  const { viewer } = await sendQuery<{ viewer: { user: { id: string } } }>(
    theirs.request,
    '{ viewer { user { id } } }',
  );
  const reason = `Asked for it by letter ${Date.now().toString(36)}`;
  await sendMutationRequest(page.request, 'deactivatePerson', { userId: viewer.user.id, reason }, '__typename');
  await openOperator(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Area', { exact: true }).selectOption('Site');
  const entry = page.getByRole('row', { name: new RegExp(reason) });
  await expect(entry).toContainText(`Closed the account of ${person.name} (${person.email}): ${reason}`);
  await expect(entry).toContainText(me.name);
  await entry.getByRole('button', { name: /Details/ }).click();
  await expect(page.getByRole('definition').getByText(me.email)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines.find((line) => line.includes(reason))).toContain(me.email);
  await page.reload();
  await page.getByLabel('Area', { exact: true }).selectOption('Data and files');
  await expect(page.getByRole('row', { name: /audit log/i }).first()).toContainText(me.name);
  await theirs.context().close();
});

test('an operator sees what failed, runs a job again, and discards another', async ({ page }) => {
  await signInAsOperator(page);
  const error = `The mail server said no ${Date.now()}`;
  for (const task of ['mail/sendMail', 'payment/tellPayer'])
    await queryDatabase(
      `WITH job AS (
         SELECT id FROM graphile_worker.add_job($1, json_build_object('mailId', gen_random_uuid(), 'ledgerEntryId', gen_random_uuid()),
           run_at => now() + interval '1 day', max_attempts => 1)
       )
       SELECT FROM job`,
      task,
    );
  await queryDatabase(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $1 WHERE max_attempts = 1 AND attempts = 0 AND run_at > now() + interval '1 hour'`,
    error,
  );
  await openOperator(page);
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByText('Some background jobs failed. Retry or discard them below.')).toBeVisible();
  const failed = page.getByRole('region', { name: 'Failed jobs' });
  await expect(failed.getByRole('row', { name: error })).toHaveCount(2);
  await expectGoodInEveryViewport(page);
  await failed.getByRole('row', { name: error }).getByRole('button', { name: 'Retry mail/sendMail' }).click();
  await expect(page.getByText('The job will run again')).toBeVisible();
  await expect(failed.getByRole('row', { name: error })).toHaveCount(1);
  await failed.getByRole('row', { name: error }).getByRole('button', { name: 'Discard payment/tellPayer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this job?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Job discarded')).toBeVisible();
  await expect(page.getByText(error)).toBeHidden();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Ran the failed job mail/sendMail again').first()).toBeVisible();
});
