import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow, type RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/** A form whose records and answers are public. */
async function publicForm(owner: RequestSender, team: E2eTeam, name: string): Promise<E2eForm> {
  const form = await newForm(owner, team, name);
  const stepId = await addStep(owner, form, {
    name: 'Your work',
    fields: [
      ['Site address', 'address'],
      ['Contractor', 'string'],
    ],
  });
  await sendMutationRequest(owner.request, 'updateStep', { stepId, external: true }, '__typename');
  const open = { publiclyLaunchable: true, publiclySearchable: true, publicRead: true };
  await sendMutationRequest(
    owner.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, ...open },
    '__typename',
  );
  await publish(owner, form);
  return form;
}

interface Started {
  readonly submission: { readonly activeSteps: readonly { readonly id: string }[] };
}

async function sendRecord(
  { request }: RequestSender,
  form: E2eForm,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { submission } = await sendMutationRequest<Started>(
    request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id } }',
  );
  const activeStepId = submission.activeSteps[0]?.id;
  const { node } = await sendQuery<{
    node: { step: { sections: readonly { fields: readonly { id: string; name: string }[] }[] } };
  }>(request, 'query ($id: ID!) { node(id: $id) { ... on ActiveStep { step { sections { fields { id name } } } } } }', {
    id: activeStepId,
  });
  for (const { id: fieldId, name } of node.step.sections.flatMap(({ fields }) => fields))
    await sendMutationRequest(
      request,
      'saveAnswer',
      { activeStepId, fieldId, content: answers[name], revision: 0 },
      '__typename',
    );
  await sendMutationRequest(request, 'advanceStep', { activeStepId, confirmsAll: true }, '__typename');
}

const at = (text: string, longitude: number, latitude: number) => ({ text, longitude, latitude });

test('a manager makes a search page, and a visitor finds a record by it and downloads all of them', async ({
  page,
  browser,
}) => {
  await signUpVerified(page, 'Mia Manager');
  const team = await createOwnTeam(page);
  const fences = await publicForm(page, team, 'Fence permit');
  const trees = await publicForm(page, team, 'Tree permit');
  await withoutWindow(async (resident) => {
    await signUpVerified(resident, 'Rosa Resident');
    await sendRecord(resident, fences, {
      'Site address': at('12 Elm Street', -89.65, 39.8),
      Contractor: 'Hammer & Sons',
    });
    await sendRecord(resident, trees, { 'Site address': at('14 Elm Street', -89.66, 39.81), Contractor: 'Tall Trees' });
    await sendRecord(resident, trees, { 'Site address': at('3 Oak Lane', -89.7, 39.79), Contractor: 'Hammer & Sons' });
  });

  await page.goto(`/teams/${team.slug}`);
  await page.getByRole('link', { name: 'Search pages' }).click();
  await page.getByRole('link', { name: 'New search page' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  const slug = `permits-${team.slug}`;
  await page.getByLabel('Title').fill('Permit search');
  await page.getByLabel('URL').fill(slug);
  await page.getByLabel('Instructions').fill('Search by address or contractor.');
  await page.getByRole('checkbox', { name: 'Fence permit' }).check();
  const fence = page.getByRole('group', { name: 'Fence permit' });
  await fence.getByRole('checkbox', { name: 'Site address' }).check();
  await fence.getByRole('checkbox', { name: 'Contractor' }).check();
  await page.getByRole('checkbox', { name: 'Tree permit' }).press('Space');
  await page.getByRole('group', { name: 'Tree permit' }).getByRole('checkbox', { name: 'Site address' }).check();
  await page.getByRole('group', { name: 'Tree permit' }).getByRole('button', { name: 'Move Tree permit up' }).click();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Search page created')).toBeVisible();
  await expect(page.getByRole('row', { name: /Permit search/ })).toContainText('2');
  await expectGoodInEveryViewport(page);

  const address = await page.getByRole('link', { name: `/search_pages/${slug}` }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Permit search' })).toBeVisible();
  await expect(visitor.getByText('Search by address or contractor.')).toBeVisible();
  await visitor.getByRole('searchbox').fill('hammer');
  await visitor.keyboard.press('Enter');
  // exact by default
  await expect(visitor.getByRole('status').filter({ hasText: 'No results found' })).toBeVisible();
  await visitor.getByLabel('How to search').selectOption('contains');
  await expect(visitor.getByText('Showing 1-1 of 1')).toBeVisible();
  const table = visitor.getByRole('table', { name: 'Public record search' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Hammer & Sons');
  await visitor.getByRole('searchbox').fill('elm street');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Showing 1-2 of 2')).toBeVisible();

  // The map shows the same records as the table, as buttons for the keyboard.
  const map = visitor.getByRole('region', { name: /^Map with 2 places/ });
  const place = map.getByRole('button', { name: /12 Elm Street/ });
  await place.focus();
  await visitor.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expectGoodInEveryViewport(visitor);
  await map.getByRole('link').click();
  await expect(visitor.getByRole('heading', { level: 1, name: /^Record #/ })).toBeVisible();
  await expect(visitor.getByText('Hammer & Sons')).toBeVisible();
  await expectGoodInEveryViewport(visitor);

  await visitor.getByRole('link', { name: 'Public record search' }).click();
  await expect(visitor.getByRole('region', { name: 'Open data' })).toBeVisible();
  await expectAccessible(visitor);
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'CSV' }).click();
  const file = await (await downloading).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text).toContain('12 Elm Street');
  expect(text).not.toContain('Rosa');
});
