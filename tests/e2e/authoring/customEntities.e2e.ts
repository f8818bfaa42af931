import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addField } from '#tests/e2e/support/formEditor.ts';
import { addStep, newForm, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('a manager defines Business, asks for it in a form, and can’t archive it then', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}`);
  await page.getByRole('link', { name: 'Custom Entities' }).click();
  await expect(page.getByText('No custom entities yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '+ Create new entity' }).click();
  const create = page.getByRole('dialog', { name: 'Create new entity' });
  await create.getByRole('button', { name: 'Create entity' }).click();
  await expect(create.getByText("Name can't be blank").first()).toBeVisible();
  await create.getByLabel('Name').fill('Business');
  await create.getByRole('button', { name: 'Create entity' }).click();
  const kind = page.getByRole('region', { name: 'Business', exact: true });
  await expect(kind.getByRole('button', { name: /Business/, expanded: true })).toBeVisible();

  const addEntityField = async (name: string, type: string, choices?: string): Promise<void> => {
    await kind.getByRole('button', { name: 'Add field' }).click();
    const form = kind.getByRole('form', { name: 'New field' });
    await form.getByLabel('Field name').fill(name);
    await form.getByLabel('Type').selectOption(type);
    if (choices !== undefined) await form.getByLabel('Choices').fill(choices);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(kind.getByRole('group', { name, exact: true })).toBeVisible();
  };
  await addEntityField('Owner', 'Short text');
  await addEntityField('Trade name', 'Short text');
  await addEntityField('Category', 'Multiple choice', 'Store\nRestaurant');
  const fields = kind.getByRole('list', { name: 'Fields of Business' }).getByRole('group');
  await expect(fields.nth(2)).toHaveAccessibleName('Category');

  // by keyboard, once the new field's button has the focus for good
  await expect(kind.getByRole('button', { name: 'Add field' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await kind.getByRole('button', { name: 'Move Trade name' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(fields.nth(0)).toHaveAccessibleName('Trade name');
  await expect(kind.getByRole('button', { name: 'Move Trade name' })).toBeFocused();

  const owner = kind.getByRole('group', { name: 'Owner', exact: true });
  await owner.getByRole('checkbox', { name: 'Suggest edits' }).check();
  await owner.getByRole('checkbox', { name: 'View' }).uncheck();
  await expect(owner.getByRole('checkbox', { name: 'Suggest edits' })).toBeHidden();
  await owner.getByRole('button', { name: 'Edit Owner' }).click();
  const rename = kind.getByRole('form', { name: 'Edit Owner' });
  await rename.getByLabel('Field name').fill(' ');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(rename.getByText("Name can't be blank").first()).toBeVisible();
  await rename.getByLabel('Field name').fill('Licensee');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(kind.getByRole('button', { name: 'Edit Licensee' })).toBeFocused();
  await kind.getByLabel('Name field').selectOption('Trade name');
  await expect(page.getByText('Name field updated')).toBeVisible();
  await expect(page.locator('[aria-live] [data-tone]')).toHaveCount(0);
  await expectGoodInEveryViewport(page);

  const form = await newForm(page, team, 'Business license renewal');
  await addStep(page, form, { name: 'Your business', fields: [] });
  await page.getByRole('link', { name: 'Forms Manager' }).first().click();
  await page.getByRole('link', { name: 'Business license renewal' }).first().click();
  await addField(page, 'Business', 'Your business');
  await expect(page.getByLabel('Entity', { exact: true })).toHaveValue(/.+/);
  await page.getByRole('checkbox', { name: 'Applicants may add a new entity' }).check();
  await waitUntilSaved(page);
  await expectAccessible(page);

  await page.goto(`/teams/${team.slug}/custom_entities`);
  await page.getByRole('button', { name: /Business/ }).click();
  await kind.getByRole('button', { name: 'Archive' }).click();
  const archive = page.getByRole('alertdialog', { name: 'Archive Business?' });
  await archive.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(archive.getByText('Form fields still use this type of entity.')).toBeVisible();
  await expect(archive.getByText('Entity in-use')).toBeVisible();
  await expectAccessible(page);
});
