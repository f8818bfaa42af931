import { devices } from '@playwright/test';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { formWithBusinesses, oldPhone } from '#tests/e2e/support/businesses.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import { emailedLink, expectEmail } from '#tests/e2e/support/mail.ts';
import { signUpVerified, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const newPhone = '(217) 555-0199';

test('a resident suggests a new phone number for a business, and the clerk accepts it @all', async ({
  page,
  browser,
}) => {
  await signInAsPlayer(page, 'owner');
  const { myTeams } = await sendQuery<{ myTeams: E2eTeam[] }>(page.request, '{ myTeams { id slug name } }');
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await formWithBusinesses(page, team);

  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  const resident = await signUpVerified(phone, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    phone.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  const address = `/initiated_flows/manager/${submission.id.split(':')[1]}`;
  await phone.goto(address);
  const field = phone.getByRole('group', { name: /Which business/ });
  const search = field.getByLabel(`Search for: ${form.kind}`);
  await search.fill('dragon');
  await search.press('Enter');
  await expect(phone.getByText(`Sorry, no ${form.kind} matches.`)).toBeVisible();
  await search.fill('harbor');
  await field.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(phone.getByRole('button', { name: /^Harbor Stall/ })).toHaveCount(10);
  await phone.getByRole('button', { name: 'Show More' }).click();
  await expect(phone.getByRole('button', { name: /^Harbor Stall/ })).toHaveCount(11);
  await expect(phone.getByRole('button', { name: 'Show Less' })).toBeVisible();
  await expectGoodInEveryViewport(phone);

  await search.fill('bakery');
  await search.press('Enter');
  await phone.getByRole('button', { name: 'Main Street Bakery' }).click();
  const card = phone.getByRole('group', { name: 'Main Street Bakery' });
  await expect(card).toBeFocused();
  await expect(card.getByText(oldPhone)).toBeVisible();
  await expect(card.getByText('Inspector note')).toBeHidden();
  await card.getByRole('button', { name: 'Suggest an edit' }).click();
  await card.getByLabel('Phone').fill('soon');
  await card.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(
    card
      .getByRole('alert')
      .or(card.getByText(/Phone must/))
      .first(),
  ).toBeVisible();
  await card.getByLabel('Phone').fill(newPhone);
  await expectGoodInEveryViewport(phone);
  await card.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(card.getByText('Edits submitted')).toBeVisible();
  await expect(card.getByText('You suggested this. The team hasn’t decided yet.')).toBeVisible();
  await expect(card.getByText(newPhone)).toBeVisible();
  await expect(card.getByText(oldPhone)).toBeVisible();
  await waitUntilSaved(phone);

  const clerk = await (await browser.newContext()).newPage();
  await signInAsPlayer(clerk, 'owner');
  await clerk.goto(`/teams/${team.slug}/entities`);
  await clerk
    .getByRole('navigation', { name: 'Directory' })
    .getByRole('link', { name: /^Edit suggestions/ })
    .click();
  await expect(clerk.getByRole('heading', { name: 'Edit suggestions', exact: true })).toBeVisible();
  await clerk.getByRole('row').filter({ hasText: form.kind }).getByRole('link').click();
  await expect(clerk.getByRole('heading', { name: 'Suggested edits: Main Street Bakery' })).toBeVisible();
  await clerk.getByRole('link', { name: 'Main Street Bakery', exact: true }).click();
  await expect(clerk.getByText('Rosa Resident suggests edits')).toBeVisible();
  await clerk.getByRole('link', { name: 'Review edits' }).click();
  await expect(clerk.getByRole('heading', { name: 'Suggested edits: Main Street Bakery' })).toBeVisible();
  const link = await emailedLink(
    clerk.request,
    townPeople.owner.email,
    `/teams/${team.slug}/edit_suggestions_requests/`,
  );
  await clerk.goto(link);
  const row = clerk.getByRole('row', { name: /Phone/ });
  await expect(row.getByText(oldPhone)).toBeVisible();
  await expect(row.getByText(newPhone)).toBeVisible();
  await expectGoodInEveryViewport(clerk);
  await clerk.getByLabel('Add Rosa Resident as a point of contact').check();
  await clerk.getByRole('button', { name: 'Accept edits' }).click();
  await expect(clerk.getByText('All suggestions are resolved.')).toBeVisible();
  await expect(clerk.getByText('Point of contact', { exact: true })).toBeVisible();
  await clerk.getByRole('link', { name: 'Go Back' }).click();
  await expect(clerk.getByRole('heading', { name: 'Edit suggestions', exact: true })).toBeVisible();
  await clerk.getByLabel('Show').selectOption('Resolved');
  await expect(clerk.getByRole('link', { name: 'Main Street Bakery' }).first()).toBeVisible();
  await expectGoodInEveryViewport(clerk);
  await clerk.context().close();

  await expectEmail(phone.request, resident.email, 'Your edits were accepted');
  await phone.reload();
  await expect(card.getByText(newPhone)).toBeVisible();
  await expect(card.getByText('You suggested this.')).toBeHidden();
  await phone.context().close();
});

test('a resident adds a business that is not on file yet', async ({ page, browser }) => {
  await signInAsPlayer(page, 'owner');
  const { myTeams } = await sendQuery<{ myTeams: E2eTeam[] }>(page.request, '{ myTeams { id slug name } }');
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await formWithBusinesses(page, team);
  const resident = await (await browser.newContext()).newPage();
  await signUpVerified(resident, 'Nora New');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  await resident.goto(`/initiated_flows/manager/${submission.id.split(':')[1]}`);
  await resident.getByRole('button', { name: `Add a new entry: ${form.kind}` }).click();
  const entry = resident.getByRole('form', { name: `New entry: ${form.kind}` });
  await entry.getByRole('button', { name: 'Add and choose' }).click();
  await expect(entry.getByText("Name can't be blank").first()).toBeVisible();
  await entry.getByLabel('Name').fill('bakery');
  await entry.getByLabel('Phone').focus();
  await expect(entry.getByText('Already on file. Is it one of these?')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Main Street Bakery' })).toBeVisible();
  await entry.getByLabel('Name').fill('Corner Cafe');
  await entry.getByLabel('Phone').fill('217 555 0142');
  await expectGoodInEveryViewport(resident);
  await entry.getByRole('button', { name: 'Add and choose' }).click();
  const card = resident.getByRole('group', { name: 'Corner Cafe' });
  await expect(card.getByText('(217) 555-0142')).toBeVisible();
  await waitUntilSaved(resident);
  await card.getByRole('button', { name: 'Choose another' }).click();
  await expect(resident.getByText('You may be looking for')).toBeVisible();
  await resident.getByRole('button', { name: 'Corner Cafe' }).click();
  await expect(card).toBeVisible();
  await resident.context().close();
});
