import { randomInt } from 'node:crypto';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('creates the first team from the empty list, with its URL derived from its name @phone-too', async ({ page }) => {
  await signUpVerified(page);
  await page.goto('/teams');
  await page.getByRole('link', { name: 'Create your first team' }).click();
  await expect(page.getByRole('heading', { name: 'New team' })).toBeFocused();
  const number = randomInt(1e9);
  await page.getByLabel('Name').fill(`Café & Parks ${number}`);
  await expect(page.getByLabel('URL')).toHaveValue(`cafe-parks-${number}`);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Team created')).toBeVisible();
  await expect(page).toHaveURL(`/teams/cafe-parks-${number}`);
  const setup = page.getByRole('region', { name: `Set up Café & Parks ${number}` });
  await setup.getByRole('link', { name: 'Add your logo' }).click();
  await expect(page.getByRole('tab', { name: 'Look', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await expect(page.getByRole('link', { name: `Café & Parks ${number}` })).toContainText('1 member');
});

test('requires a verified email to create a team @all', async ({ page }) => {
  await signUpPerson(page);
  await page.goto('/teams/new');
  await page.getByLabel('Name').fill('Too early');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('alert')).toContainText('Please verify your email address first.');
  await expect(page.getByLabel('Name')).toHaveValue('Too early');
});

test('a person on two teams chooses which team the directory shows @phone-too @all', async ({ page, browser }) => {
  const { email, name } = await signUpVerified(page, 'Ada Added');
  const [harbor, pier] = [`Harbor ${randomInt(1e9)}`, `Pier ${randomInt(1e9)}`];
  await createOwnTeam(page, harbor);
  const owner = await (await browser.newContext()).newPage();
  await signUpVerified(owner, 'Olga Owner');
  const { slug } = await createOwnTeam(owner, pier);
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: readonly { id: string; roleType: string }[] } }>(
    owner.request,
    'query ($slug: String!) { teamBySlug(slug: $slug) { roles { id roleType } } }',
    { slug },
  );
  const roleId = teamBySlug.roles.find(({ roleType }) => roleType === 'member')?.id;
  await sendMutationRequest(owner.request, 'inviteRoleMember', { roleId, email, name }, 'role { id }');
  await owner.context().close();
  await page.goto('/teams/directory');
  const choice = page.getByLabel('Team', { exact: true });
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  for (const team of [pier, harbor]) {
    await choice.selectOption(team);
    await expect(page).toHaveTitle(`Members - ${team} - Portico`);
    await expect(choice.locator('option:checked')).toHaveText(team);
  }
});

test("a team's pages fold to one row in a narrow window @all", async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/teams/${team.slug}`);
  const pages = page.getByRole('navigation', { name: 'Team pages' });
  const menu = pages.getByRole('button');
  await expect(menu).toHaveText('Team pages: Settings');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(pages.getByRole('link')).toHaveCount(0);
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await menu.press('Escape');
  await expect(pages.getByRole('link')).toHaveCount(0);
  await menu.press('Enter');
  await pages.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeFocused();
  await expect(menu).toHaveText('Team pages: Roles');
  await expect(pages.getByRole('link')).toHaveCount(0);
});

test('a tab saves all its changed settings with one button @all', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}`);

  const name = page.getByRole('form', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await name.getByLabel('Name').fill('Spring Valley Planning');
  await save.click();
  await expect(page.getByText('Team name updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Valley Planning' })).toBeVisible();

  const zone = page.getByRole('form', { name: 'Time zone' });
  await zone.getByLabel('Time zone').selectOption('America/Denver');
  await save.click();
  await expect(page.getByText('Time zone updated')).toBeVisible();
  await zone.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByRole('textbox', { name: 'Support email' }).fill('help@spring-valley.test');

  await page.getByRole('tab', { name: 'Look' }).click();
  const color = page.getByRole('form', { name: 'Color' });
  await color.getByLabel('Color', { exact: true }).fill('red');
  await save.click();
  await expect(color.getByRole('alert')).toContainText('There’s a problem');
  await color.getByLabel('Color', { exact: true }).fill('#ffe680');
  await expect(color.getByText('will use the darker shade')).toBeVisible();
  await save.click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).last().click();

  // what was typed in the other tab is still there
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('tabpanel', { name: 'General' }).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(zone.getByLabel('Time zone')).toHaveValue('America/Chicago');
  await expect(page.getByRole('textbox', { name: 'Support email' })).toHaveValue('help@spring-valley.test');
  await expectGoodInEveryViewport(page);
});

test("the URL's button shows whether the address is valid and available @all", async ({ page }) => {
  await signUpVerified(page);
  const other = await createOwnTeam(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}`);
  const form = page.getByRole('form', { name: 'URL' });
  const address = form.getByLabel('URL');

  await address.fill('12');
  await expect(form.getByRole('button', { name: 'URL not valid' })).toHaveAttribute('aria-disabled', 'true');
  await address.fill('12345');
  await expect(form.getByRole('button', { name: 'URL not valid' })).toBeVisible();
  await address.fill(other.slug);
  await expect(form.getByRole('button', { name: 'Checking availability' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'URL not available' })).toHaveAttribute('aria-disabled', 'true');
  const free = `${team.slug}-new`;
  await address.fill(free);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Team URL updated')).toBeVisible();
  await expect(page).toHaveURL(`/teams/${free}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
});

test.describe('another team', () => {
  test.use({ mayJump: 'somebody heard of addresses' });

  test('looks the same as a team that does not exist @all', async ({ page, browser }) => {
    await signUpVerified(page);
    const team = await createOwnTeam(page);
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await signUpPerson(stranger, 'Nosy Nell');
    for (const address of [`/teams/${team.slug}`, `/teams/${team.slug}/roles`, '/teams/no-such-team']) {
      await stranger.goto(address);
      await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(stranger.getByText(team.name)).toBeHidden();
    }
    await context.close();
  });
});
