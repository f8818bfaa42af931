import { addStep, newForm } from '#tests/e2e/support/forms.ts';
import { holdAnswer } from '#tests/e2e/support/holdAnswer.ts';
import { expectGoodInEveryLook } from '#tests/e2e/support/looks.ts';
import { ownTeam, verified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a form is duplicated from its actions, and the copy is edited while the form stays as it is', async ({
  page,
}) => {
  await verified(page);
  const team = await ownTeam(page);
  const form = await newForm(page, team);
  await addStep(page, form, { name: 'Your property', fields: [['Owner', 'string']] });
  // whoever goes on while the page to which an address leads is on its way is not called back to its title
  const late = await holdAnswer(page, 'EditScreenQuery');
  await page.goto(form.path);
  await late.isHeld;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await late.letGo();
  await expect(page.getByLabel('Step name')).toHaveValue('Your property');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('link', { name: 'Actions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Duplicate this form' })).toBeVisible();
  await expectGoodInEveryLook(page);

  await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByLabel('Copy the documents of its outputs')).toBeChecked();
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('Building permit (copy) is ready to be edited.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Building permit \(copy\)/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your property/ })).toBeVisible();

  await page.getByRole('link', { name: 'Actions' }).click();
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Submissions' })).toBeChecked();
  await expectGoodInEveryLook(page);
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
