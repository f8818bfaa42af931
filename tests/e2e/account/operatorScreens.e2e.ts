import { setUpApp } from '#tests/e2e/support/factors.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { requestTeam, openOperator, signInAsOperator } from '#tests/e2e/support/operator.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test.use({ mayJump: 'it looks at many screens' });

test.slow();

/** A long name with no place to break. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff Maximiliana von Thurn';

test('every operator page fits and is accessible with the longest names', async ({ page, browser }) => {
  await signInAsOperator(page);
  const theirs = await browser.newContext();
  const person = await signUpVerified(theirs, longName);
  const name = `Department of Environmental Protection and Stormwater ${Date.now().toString(36)}`;
  await requestTeam(person, name, 'Permits for wells. '.repeat(30));
  await openOperator(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: /^Requests/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: `Decline ${name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('dialog').getByLabel('Reason').fill('Another department does this.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Request declined')).toBeVisible();
  await page.goto(`/operator/people?${new URLSearchParams({ term: person.email })}`);
  await expect(page.getByRole('button', { name: `Manage ${longName}` })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.goto('/operator/people?term=nobody-is-called-so');
  await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.goto('/operator/audit?area=installation');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await theirs.close();
});

test('every operator dialog fits and is accessible with the longest names @all', async ({ page, browser }) => {
  await signInAsOperator(page);
  const theirs = await (await browser.newContext()).newPage();
  const person = await signUpVerified(theirs, longName);
  await setUpApp(theirs);
  const name = `Department of Buildings, Planning, Zoning and Historic Preservation ${Date.now().toString(36)}`;
  const team = await createOwnTeam(theirs, name);
  await page.goto(`/operator?${new URLSearchParams({ search: team.slug })}`);
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expectGoodInEveryViewport(page);

  const manage = page.getByRole('button', { name: `Manage ${longName}` });
  await page.goto(`/operator/people?${new URLSearchParams({ term: person.email })}`);
  for (const entry of ['Reset two-step sign-in', 'Close account']) {
    await manage.click();
    await page.getByRole('menuitem', { name: entry }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: entry })).toBeVisible();
    await expect(dialog.getByText('Checking for teams')).toBeHidden();
    await expectGoodInEveryViewport(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(manage).toBeFocused();
  }
  const { viewer } = await sendQuery<{ viewer: { user: { id: string } } }>(
    theirs.request,
    '{ viewer { user { id } } }',
  );
  await sendMutationRequest(page.request, 'deactivatePerson', { userId: viewer.user.id, reason: 'Left' }, '__typename');
  await page.reload();
  await manage.click();
  await page.getByRole('menuitem', { name: 'Reopen account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await theirs.context().close();
});
