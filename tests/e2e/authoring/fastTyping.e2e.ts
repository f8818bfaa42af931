import type { Locator } from '@playwright/test';
import { addStep, waitUntilSaved, newForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { operationUrl, holdResponse } from '#tests/e2e/support/holdResponse.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('keeps text typed into fields, options, a section, and a step that are still being created @all', async ({
  page,
}) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, {
    name: 'Your property',
    fields: [
      ['Owner', 'string'],
      ['Floors', 'integer'],
    ],
  });
  await page.goto(`${form.path}/edit`);
  const slowed = async (operation: string, work: () => Promise<void>): Promise<void> => {
    const answer = await holdResponse(page, operation);
    await work();
    await answer.isHeld;
    await answer.letGo();
    await waitUntilSaved(page);
  };
  const name = page.getByLabel('Field name');
  const fields = page
    .getByRole('list', { name: /^Fields in/ })
    .first()
    .getByRole('listitem');
  await page.getByRole('button', { name: /^Owner/ }).click();
  await name.click();
  await slowed('useCreateFieldMutation', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tenant');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Agent');
    await expect(name).toHaveValue('Agent');
    await expect(fields).toHaveCount(4);
  });
  await expect(name).toHaveValue('Agent');

  await page.keyboard.press('Control+Enter');
  await page.getByRole('searchbox', { name: 'Field type' }).fill('multiple');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Kind of house');
  const option = (place: number): Locator => page.getByRole('textbox', { name: `Option ${place}`, exact: true });
  await slowed('useCreateOptionsMutation', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('Barn');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Shed');
    await expect(option(1)).toHaveValue('Barn');
    await expect(option(2)).toHaveValue('Shed');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Mill\nTower');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(option(4)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' of stone');
  });

  await slowed('useCreateSectionMutation', async () => {
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.keyboard.type('The land');
    await expect(page.getByLabel('Section name').last()).toHaveValue('The land');
  });
  await slowed('useCreateStepMutation', async () => {
    await page.getByRole('button', { name: 'Add step' }).click();
    await page.getByRole('menuitem', { name: 'Task' }).click();
    await page.keyboard.type('Filing');
  });
  await expect(page.getByLabel('Step name')).toHaveValue('Filing');
  await waitUntilSaved(page);

  await page.goto(`${form.path}/edit`);
  await expect(fields).toHaveText([/^Owner/, /^Tenant/, /^Agent/, /^Kind of house/, /^Floors/]);
  await expect(page.getByLabel('Section name').last()).toHaveValue('The land');
  await expect(page.getByRole('navigation', { name: 'Form steps' }).getByRole('link').last()).toHaveText(/^Filing/);
  await page.getByRole('button', { name: /^Kind of house/ }).click();
  for (const [place, words] of ['Barn', 'Shed', 'Mill', 'Tower of stone'].entries())
    await expect(option(place + 1)).toHaveValue(words);

  // A field that a colleague adds just before shows beside the user's own.
  const sectionId = await page.locator('[data-section]').first().getAttribute('data-section');
  const theirs = { sectionId, dataType: 'string', name: 'Neighbour' };
  await name.focus();
  await sendMutationRequest(page.request, 'createField', theirs, '__typename');
  await page.keyboard.press('Enter');
  await expect(fields.filter({ hasText: /^Neighbour/ })).toBeVisible();
});

test('keeps two settings changed in quick succession, whichever response comes last @all', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your property', fields: [['Owner', 'string']] });
  await page.goto(`${form.path}/edit`);
  const signs = page.getByRole('checkbox', { name: 'The applicant must sign this step' });
  const acts = page.getByRole('checkbox', { name: 'The applicant completes this step' });
  const required = page.getByRole('checkbox', { name: 'Required' });
  await page.getByRole('button', { name: /^Owner/ }).click();
  await expect(required).not.toBeChecked();
  await expect(acts).toBeChecked();

  // Same object: the later mutation waits for the earlier response.
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  const heldUpdate = await holdResponse(page, 'useUpdateStepMutation', 1);
  await signs.check();
  await heldUpdate.isHeld;
  await acts.uncheck();
  await expect(acts).not.toBeChecked();
  expect(sent.filter((url) => url.endsWith(operationUrl('useUpdateStepMutation').slice(2)))).toHaveLength(1);
  await heldUpdate.letGo();
  await expect(signs).toBeChecked();
  await expect(acts).not.toBeChecked();
  await acts.check();
  await waitUntilSaved(page);

  // Two objects, where one response contains both.
  const seesForm = async (): Promise<void> =>
    void (await (await page.waitForResponse(operationUrl('useFormChangesQuery'))).finished());
  const late = await holdResponse(page, 'useUpdateStepMutation', 1);
  const told = seesForm();
  await signs.uncheck();
  await late.isHeld;
  // The live update arrives before the mutation's response.
  await told;
  const later = page.waitForResponse(operationUrl('useUpdateFieldMutation'));
  await required.check();
  await (await later).finished();
  const again = seesForm();
  await late.letGo();
  await again;
  await waitUntilSaved(page);
  const holds = async (): Promise<void> => {
    await expect(required).toBeChecked();
    await expect(signs).not.toBeChecked();
    await expect(acts).toBeChecked();
  };
  await holds();
  // The URL keeps the selected field.
  await page.reload();
  await holds();
});
