import { readFile } from 'node:fs/promises';
import { addGovernmentStaff } from '#tests/e2e/support/addGovernmentStaff.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { holdResponse } from '#tests/e2e/support/holdResponse.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

test('duplicates a form, and edits to the copy leave the original unchanged @all', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  const form = await newForm(page, team);
  await addStep(page, form, { name: 'Your property', fields: [['Owner', 'string']] });
  // A page that loads late must not steal focus back to its title.
  const late = await holdResponse(page, 'EditScreenQuery');
  await page.goto(form.path);
  await late.isHeld;
  // The page frame renders and takes focus before the page inside it.
  await expect(page.getByRole('heading', { level: 1, name: 'Building permit' })).toBeFocused();
  await page.keyboard.press('Tab');
  const publishing = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publishing).toBeFocused();
  await late.letGo();
  await expect(page.getByLabel('Step name')).toHaveValue('Your property');
  await expect(publishing).toBeFocused();
  await page.getByRole('link', { name: 'Actions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Duplicate this form' })).toBeVisible();
  await expectGoodInEveryViewport(page);

  await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByLabel('Copy output documents')).toBeChecked();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('Building permit (copy) is ready to edit.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Building permit \(copy\)/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your property/ })).toBeVisible();

  await page.getByRole('link', { name: 'Actions' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download form', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('building-permit-copy.json');
  await page.getByRole('link', { name: 'Forms Manager' }).click();
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await expect(page.getByRole('heading', { name: 'Start from a file' })).toBeVisible();
  const content = JSON.parse(await readFile(await file.path(), 'utf8'));
  const chooseFile = (form: object): Promise<void> =>
    page
      .getByLabel('Form file')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(form)) });
  await chooseFile({ ...content, steps: [{ type: 'BasicStep' }] });
  await expect(page.getByText('steps[0].external: is missing')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await chooseFile({ ...content, name: 'Building permit from a file' });
  await expect(page.getByText('Building permit from a file is ready to edit.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your property/ })).toBeVisible();

  await page.getByRole('link', { name: 'Actions' }).click();
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Submissions' })).toBeChecked();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page).toHaveURL(/\/exports$/);

  await page.getByRole('link', { name: 'Forms Manager' }).click();
  await page.getByRole('link', { name: 'Building permit', exact: true }).first().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Archived' });
  await expect(page.getByText('This form is archived.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This form is archived.')).toBeVisible();
  await expect(page.getByLabel('URL')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Draft' });
  await expect(page.getByText('This form is archived.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Steps' })).toBeVisible();
});

test('lets another government copy a form from its public page @all', async ({ page }) => {
  const original = await withoutWindow(async (owner) => {
    await signUpVerified(owner);
    const team = await createOwnTeam(owner);
    const form = await newForm(owner, team);
    await addStep(owner, form, { name: 'Your property', fields: [['Owner', 'string']] });
    await sendMutationRequest(
      owner.request,
      'updateMasterTemplate',
      { masterTemplateId: form.id, forkAllowed: true },
      '__typename',
    );
    await publish(owner, form);
    return { ...form, address: `/${team.slug}/building-permit` };
  });
  const olga = await signUpVerified(page, 'Olga Official');
  await createOwnTeam(page, 'North Town');
  await page.goto(original.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Building permit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);

  await addGovernmentStaff(olga);
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectGoodInEveryViewport(page);
  await page.getByRole('menuitem', { name: 'Clone this form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clone this form' });
  await expect(dialog.getByText('It will belong to North Town.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await createOwnTeam(page, 'South Town');
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clone this form' }).click();
  await dialog.getByLabel('Team').selectOption('South Town');
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(page.getByText('Building permit is ready to edit.')).toBeVisible();
  await expect(page).toHaveURL(/\/edit/);
  expect(page.url()).not.toContain(original.path);
  await expect(page.getByRole('link', { name: /^Your property/ })).toBeVisible();
});
