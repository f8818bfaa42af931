import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

interface Part {
  readonly id: string;
}

/** A form whose second section has a field with options, shown depending on the first one. */
async function formWithLogic(page: Page): Promise<string> {
  const form = await newForm(page, await createOwnTeam(page));
  const stepId = await addStep(page, form, { name: 'Your property', fields: [['Floors', 'integer']] });
  const { node } = await sendQuery<{ node: { sections: { fields: Part[] }[] } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Step { sections { fields { id } } } } }',
    { id: stepId },
  );
  const send = <Payload>(mutation: string, input: object, payload: string): Promise<Payload> =>
    sendMutationRequest<Payload>(page.request, mutation, input, payload);
  const applicant = { sectionableId: stepId, name: 'Applicant' };
  const { section } = await send<{ section: Part }>('createSection', applicant, 'section { id }');
  const use = { sectionId: section.id, dataType: 'multiple_choice', name: 'Role' };
  const { field } = await send<{ field: Part }>('createField', use, 'field { id }');
  await send('createOptions', { fieldId: field.id, options: [{ name: 'Owner' }, { name: 'Tenant' }] }, '__typename');
  const conditions = [{ sourceId: node.sections[0]?.fields[0]?.id, comparator: 'greater', matchValue: 3 }];
  await send('createLogicConfig', { targetId: section.id, action: 'show', conditions }, '__typename');
  return `${form.path}/edit`;
}

const section = (page: Page) => page.getByRole('region', { name: 'Applicant', exact: true });

test('a clerk undoes and redoes deleting a section, and a colleague sees it @phone-too', async ({ page, browser }) => {
  await signUpVerified(page);
  const path = await formWithLogic(page);
  await page.goto(path);
  const colleague = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await colleague.goto(path);
  await expect(section(colleague)).toBeVisible();

  await page.getByRole('button', { name: 'More for Applicant' }).click();
  await page.getByRole('menuitem', { name: 'Delete section' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete section' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page)).toBeHidden();
  await expect(section(colleague)).toBeHidden();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undid: deleted section “Applicant”')).toBeVisible();
  for (const each of [page, colleague]) {
    await expect(section(each).getByText('Floors', { exact: false })).toBeVisible();
    await section(each).getByRole('button', { name: /^Role/ }).click();
    await expect(
      section(each)
        .getByRole('textbox', { name: /^Option/ })
        .first(),
    ).toHaveValue('Owner');
    await expect(
      section(each)
        .getByRole('textbox', { name: /^Option/ })
        .nth(1),
    ).toHaveValue('Tenant');
  }
  await expectAccessible(page);

  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Redid: deleted section “Applicant”')).toBeVisible();
  await expect(section(page)).toBeHidden();
  await expect(section(colleague)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page)).toBeVisible();
  await expect(section(colleague)).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Nothing to redo.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page)).toBeVisible();

  // In a text box, the keys undo typing.
  const name = page.getByLabel('Step name');
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type('line');
  await waitUntilSaved(page);
  // Browsers undo typing in several steps.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('Your property', { timeout: 500 });
  }).toPass();
  await waitUntilSaved(page);
  await name.fill('Your land');
  await name.blur();
  await waitUntilSaved(page);
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Your property');
  await expect(page.getByText('Undid: renamed step “Your property” to “Your land”')).toBeVisible();

  // The history lists all of this, and the draft can be restored.
  await page.getByRole('link', { name: 'Draft history' }).click();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').first()).toContainText('Current draft');
  await expect(today.getByText('undid: deleted section “Applicant”').first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Restore the draft to this point: added step “Your property”' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore the draft to this point?' });
  await question.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(today.getByRole('listitem').first()).toContainText('restored an earlier draft');
  await expect(section(colleague)).toBeHidden();
  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await expect(page.getByText('Floors')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page)).toBeVisible();
  await expect(section(colleague)).toBeVisible();
  await colleague.context().close();
});
