import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/** A kind of entity with a class and a number of seats, and two businesses. Returns the plain ID of the kind. */
async function makeBusinesses({ request }: RequestSender, team: E2eTeam): Promise<string> {
  const { customEntity } = await sendMutationRequest<{ customEntity: { id: string; customEntityId: string } }>(
    request,
    'createCustomEntity',
    { teamId: team.id, name: 'Business', type: 'standard' },
    'customEntity { id customEntityId }',
  );
  const fields: string[] = [];
  for (const field of [
    { name: 'Class', dataType: 'multiple_choice', options: ['Food', 'Retail'] },
    { name: 'Seats', dataType: 'integer', options: [] },
  ]) {
    const { customEntityField } = await sendMutationRequest<{ customEntityField: { id: string } }>(
      request,
      'createCustomEntityField',
      { customEntityId: customEntity.id, ...field, viewable: true, editSuggestable: false },
      'customEntityField { id }',
    );
    fields.push(customEntityField.id);
  }
  for (const [name, kind, seats] of [
    ['Main Street Bakery', 'Food', '12'],
    ['Main Street Books', 'Retail', '4'],
  ]) {
    const values = [kind, seats].map((value, place) => ({ fieldId: fields[place], value }));
    await sendMutationRequest(
      request,
      'createEntity',
      { customEntityId: customEntity.id, name, values },
      'entity { id }',
    );
  }
  return customEntity.customEntityId;
}

test('a form asks bakeries for more than bookstores, by what the town keeps on file', async ({ page, browser }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  const customEntityId = await makeBusinesses(page, team);
  const form = await newForm(page, team, 'Sidewalk seating');
  const stepId = await addStep(page, form, { name: 'Your business', fields: [['Kitchen plan', 'string']] });
  const { node } = await sendQuery<{ node: { sections: readonly { id: string }[] } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Step { sections { id } } } }',
    { id: stepId },
  );
  const field = { sectionId: node.sections[0]?.id, name: 'Business', dataType: 'entity', customEntityId };
  await sendMutationRequest(page.request, 'createField', field, 'field { id }');

  await page.goto(form.path);
  await page.getByRole('button', { name: /^Kitchen plan/ }).click();
  await page.getByRole('button', { name: 'Edit logic of Kitchen plan' }).click();
  const panel = page.getByRole('dialog', { name: 'Logic' });
  await panel.getByLabel('Field').selectOption('Business: Class');
  await panel.getByLabel('Value').selectOption('Food');
  await expectGoodInEveryViewport(page);
  await panel.getByRole('button', { name: 'Save logic' }).click();
  await expect(page.getByText('Shown when “Business: Class” is Food')).toBeVisible();
  await waitUntilSaved(page);

  await page.getByRole('link', { name: 'Formulas' }).click();
  await page.getByRole('link', { name: 'Add formula' }).first().click();
  await page.getByLabel('Name').fill('Seating fee');
  await page.getByRole('textbox', { name: 'Formula' }).fill('{Business: Seats} * 5');
  await page.getByLabel('Business: Seats').fill('12');
  await expect(page.getByText('Result: 60')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save formula' }).click();
  await expect(page.getByText('Formula saved')).toBeVisible();
  await expect(page.getByRole('table').getByText('{Business: Seats} * 5')).toBeVisible();
  await publish(page, form);

  const resident = await (await browser.newContext()).newPage();
  await signUpVerified(resident, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  await resident.goto(`/initiated_flows/manager/${submission.id.split(':')[1]}`);
  const choose = async (name: string): Promise<void> => {
    const search = resident.getByLabel('Search for: Business');
    await search.fill('main');
    await search.press('Enter');
    await resident.getByRole('button', { name }).click();
    await expect(resident.getByRole('group', { name })).toBeFocused();
  };
  await choose('Main Street Bakery');
  await expect(resident.getByLabel('Kitchen plan')).toBeVisible();
  await expectGoodInEveryViewport(resident);
  await resident.getByRole('button', { name: 'Choose another' }).click();
  await expect(resident.getByLabel('Kitchen plan')).toBeHidden();
  await choose('Main Street Books');
  await waitUntilSaved(resident);
  await expect(resident.getByLabel('Kitchen plan')).toBeHidden();
  await resident.reload();
  await expect(resident.getByRole('group', { name: 'Main Street Books' })).toBeVisible();
  await expect(resident.getByLabel('Kitchen plan')).toBeHidden();
  await resident.context().close();
});
