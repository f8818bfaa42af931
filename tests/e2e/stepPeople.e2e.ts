import { addStep as addStepByHand } from '#tests/e2e/support/building.ts';
import { addStep, newForm } from '#tests/e2e/support/forms.ts';
import { expectGoodInEveryLook } from '#tests/e2e/support/looks.ts';
import { newAddress, ownTeam, verified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('people and roles are given to a step, and a group is added to it when answers say so', async ({ page }) => {
  test.setTimeout(120_000);
  await verified(page, 'Olga Owner');
  const form = await newForm(page, await ownTeam(page), 'Bridge');
  await addStep(page, form, { name: 'Ask', fields: [['Height', 'integer']] });
  await page.goto(`${form.path}/edit`);
  await addStepByHand(page, 'Assign people', 'Who works');

  const people = page.getByRole('region', { name: 'People of this step' });
  await people.getByLabel('Person or role').fill('Ow');
  await people.getByRole('button', { name: 'Add Olga Owner' }).click();
  await people.getByRole('checkbox', { name: 'Olga Owner works on it' }).uncheck();
  // a role takes the place of its people
  await people
    .getByRole('button', { name: /^Add (?!Olga)/ })
    .first()
    .click();
  await expect(people.getByRole('checkbox', { name: 'Olga Owner works on it' })).toHaveCount(0);
  await people.getByText('Invite by email').click();
  await people.getByLabel('Name', { exact: true }).fill('Wanda Worker');
  await people.getByLabel('Email', { exact: true }).fill(newAddress('Wanda'));
  await people.getByRole('button', { name: 'Send invitation' }).click();
  await expect(people.getByRole('checkbox', { name: 'Wanda Worker works on it' })).toBeChecked();

  const groups = page.getByRole('region', { name: 'People added by answers' });
  await groups.getByRole('button', { name: 'Add group' }).click();
  const group = groups.getByRole('region', { name: 'Group 1' });
  await group.getByLabel('Person or role').fill('Olga');
  await group.getByRole('button', { name: 'Add Olga Owner' }).click();
  await expect(group.getByRole('button', { name: 'Remove Olga Owner' })).toBeVisible();
  await group.getByRole('button', { name: 'Edit logic of Group 1' }).click();
  const logic = page.getByRole('dialog', { name: 'Logic' });
  await expect(logic.getByRole('radio', { name: 'Add when', exact: true })).toBeChecked();
  await logic.getByLabel('Field').selectOption('Height');
  await logic.getByLabel('Comparison').selectOption('is greater than');
  await logic.getByLabel('Value').fill('5');
  await logic.getByRole('button', { name: 'Save logic' }).click();
  await expect(group.getByText('Add when Height is greater than 5')).toBeVisible();
  await page.reload();
  await expect(group.getByText('Add when Height is greater than 5')).toBeVisible();
  await expectGoodInEveryLook(page);
  await group.getByRole('button', { name: 'Delete Group 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group 1' }).click();
  await expect(page.getByText('Group deleted')).toBeVisible();
  await expect(groups.getByRole('region', { name: 'Group 1' })).toHaveCount(0);
});
