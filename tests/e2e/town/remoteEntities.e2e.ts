import { demoParcels } from '#domain/entity/demoParcels.ts';
import { queryDatabase } from '#tests/e2e/support/database.ts';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/** A published form that asks for an entity of the team's only kind, and a reason. */
async function formThatAsks(page: RequestSender, team: E2eTeam): Promise<{ readonly id: string }> {
  const { request } = page;
  const { teamBySlug } = await sendQuery<{ teamBySlug: { customEntities: { customEntityId: string }[] } }>(
    request,
    'query ($slug: String!) { teamBySlug(slug: $slug) { customEntities { customEntityId } } }',
    { slug: team.slug },
  );
  const form = await newForm(page, team, `Fence ${Date.now().toString(36)}`);
  const stepId = await addStep(page, form, { name: 'Your parcel', fields: [['Why', 'string']] });
  const { node } = await sendQuery<{ node: { sections: readonly { id: string }[] } }>(
    request,
    'query ($id: ID!) { node(id: $id) { ... on Step { sections { id } } } }',
    { id: stepId },
  );
  const customEntityId = teamBySlug.customEntities[0]?.customEntityId;
  const asking = { sectionId: node.sections[0]?.id, name: 'Which parcel?', dataType: 'entity', customEntityId };
  await sendMutationRequest(request, 'createField', asking, 'field { id }');
  await publish(page, form);
  return form;
}

test.describe('with a service that stops responding', () => {
  test.use({ mayComplain: true });

  test('a clerk connects a layer and adds a parcel, which residents can choose even while the service is down', async ({
    page,
  }) => {
    test.slow();
    await signUpVerified(page, 'Clara Clerk');
    const team = await createOwnTeam(page);
    await queryDatabase('UPDATE teams SET remote_gis_enabled = true WHERE slug = $1', team.slug);

    await page.goto(`/teams/${team.slug}/custom_entities`);
    await page.getByRole('button', { name: '+ Create new entity' }).click();
    const create = page.getByRole('dialog', { name: 'Create new entity' });
    await create.getByLabel('Name').fill('Parcel');
    await create.getByRole('radio', { name: 'In a remote GIS service' }).check();
    await create.getByLabel('Service URL').fill('https://gis.example.gov/arcgis/rest/services/Parcels/FeatureServer/0');
    await create.getByRole('button', { name: 'Create entity' }).click();
    await expect(create.getByText(/is on a host that this site doesn’t read from/).first()).toBeVisible();
    await create.getByLabel('Service URL').fill(demoParcels.layerUrl);
    await create.getByRole('button', { name: 'Create entity' }).click();

    const kind = page.getByRole('region', { name: 'Parcel', exact: true });
    const address = kind.getByRole('group', { name: 'Address', exact: true });
    const view = address.getByRole('checkbox', { name: 'View' });
    await expect(view).not.toBeChecked();
    await view.check();
    await expect(address.getByRole('checkbox', { name: 'Suggest edits' })).toBeHidden();
    await kind.getByRole('button', { name: 'Refresh fields' }).click();
    await expect(page.getByText('The fields are up to date')).toBeVisible();
    await kind.getByLabel('Name field').selectOption('Address');
    await expect(page.getByText('Name field updated')).toBeVisible();
    await kind.getByLabel('Name field').selectOption('Parcel number');
    await expect(kind.getByRole('group', { name: 'Parcel number', exact: true })).toContainText('Name field');
    await expect(page.locator('[aria-live] [data-tone]')).toHaveCount(0);
    await expectGoodInEveryViewport(page);

    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Directory' }).click();
    await page.getByRole('link', { name: 'Entities', exact: true }).click();
    await page.getByRole('link', { name: '+ Create new entity' }).first().click();
    await page.getByLabel('Find by name, number, or address').fill('112 elm');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 parcel found')).toBeVisible();
    await page.getByRole('listbox', { name: 'Parcel: choose one' }).focus();
    await page.keyboard.press('ArrowDown');
    // staff see what residents don't
    await expect(page.getByText('Owner class')).toBeVisible();
    await expectGoodInEveryViewport(page);
    await page.getByRole('button', { name: 'Use 14-05-0112' }).click();
    await expect(page.getByRole('heading', { name: '14-05-0112', level: 1 })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Map of 14-05-0112' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Updated from the map service')).toBeVisible();
    await expect(page.locator('[aria-live] [data-tone]')).toHaveCount(0);
    await expectGoodInEveryViewport(page);

    const form = await formThatAsks(page, team);
    const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
      page.request,
      'launchSubmission',
      { masterTemplateId: form.id },
      'submission { id }',
    );
    await queryDatabase(
      `UPDATE custom_entities SET service_url = 'https://gis.example.gov/FeatureServer/0'
        WHERE team_id = (SELECT id FROM teams WHERE slug = $1)`,
      team.slug,
    );
    const tab = await page.context().newPage();
    await tab.goto(`/initiated_flows/manager/${submission.id.split(':')[1]}`);
    const field = tab.getByRole('group', { name: /Which parcel/ });
    await expect(field.getByRole('alert')).toContainText('The map service isn’t responding.');
    await tab.getByLabel('Why').fill('A new fence');
    await field.getByRole('button', { name: 'Try again' }).click();
    await expect(field.getByRole('alert')).toBeVisible();
    await expect(tab.getByLabel('Why')).toHaveValue('A new fence');
    await expectGoodInEveryViewport(tab);
    await field.getByLabel('Search for: Parcel').fill('0112');
    await tab.keyboard.press('Enter');
    await field.getByRole('button', { name: '14-05-0112' }).click();
    await expect(tab.getByRole('group', { name: '14-05-0112' })).toBeFocused();
    await expect(tab.getByRole('group', { name: '14-05-0112' })).toContainText('112 Elm Street');
    await waitUntilSaved(tab);
    await tab.reload();
    await expect(tab.getByRole('group', { name: '14-05-0112' })).toBeVisible();
    await expect(tab.getByLabel('Why')).toHaveValue('A new fence');
  });
});
