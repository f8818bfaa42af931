import { addStep as addStepByHand, openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm } from '#tests/e2e/support/forms.ts';
import { operationUrl } from '#tests/e2e/support/holdResponse.ts';
import { newAddress, createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('assigns people and roles to a step, and adds a group to it based on answers', async ({ page }) => {
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page), 'Bridge');
  await addStep(page, form, { name: 'Ask', fields: [['Height', 'integer']] });
  await page.goto(`${form.path}/edit`);
  await addStepByHand(page, 'Assign people', 'Who works');

  const people = page.getByRole('region', { name: 'People on this step' });
  await people.getByLabel('Person or role').fill('Ow');
  await people.getByRole('button', { name: 'Add Olga Owner' }).click();
  await people.getByRole('checkbox', { name: 'Olga Owner works on this step' }).uncheck();
  // Adding a role replaces the people it contains.
  await people
    .getByRole('button', { name: /^Add (?!Olga)/ })
    .first()
    .click();
  await expect(people.getByRole('checkbox', { name: 'Olga Owner works on this step' })).toHaveCount(0);
  await people.getByText('Invite by email').click();
  await people.getByLabel('Name', { exact: true }).fill('Wanda Worker');
  await people.getByLabel('Email', { exact: true }).fill(newAddress('Wanda'));
  await people.getByRole('button', { name: 'Send invitation' }).click();
  await expect(people.getByRole('checkbox', { name: 'Wanda Worker works on this step' })).toBeChecked();
  await people.getByRole('button', { name: 'Remind Wanda Worker' }).click();
  await expect(page.getByText('Reminder sent')).toBeVisible();

  const groups = page.getByRole('region', { name: 'People added based on answers' });
  await openPart(page, 'People added based on answers');
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
  await expect(group.getByText('Added when “Height” is greater than 5')).toBeVisible();
  await page.reload();
  await expect(group.getByText('Added when “Height” is greater than 5')).toBeVisible();

  await group.getByRole('button', { name: 'Edit logic of Group 1' }).click();
  await logic.getByRole('button', { name: 'Add group' }).click();
  await logic.getByLabel('Combine with').first().selectOption('or');
  const brackets = logic.getByRole('group', { name: 'Group 2', exact: true });
  for (const [number, comparison, value] of [
    ['2.1', 'is less than', '3'],
    ['2.2', 'is not equal to', '1'],
  ] as const) {
    const condition = brackets.getByRole('group', { name: `Condition ${number}` });
    await condition.getByLabel('Field').selectOption('Height');
    await condition.getByLabel('Comparison').selectOption(comparison);
    await condition.getByLabel('Value').fill(value);
  }
  await logic.getByRole('button', { name: 'Save logic' }).click();
  const sentence = 'Added when “Height” is greater than 5 or (“Height” is less than 3 and “Height” is not equal to 1)';
  await expect(group.getByText(sentence)).toBeVisible();
  await group.getByRole('button', { name: 'Edit logic of Group 1' }).click();
  await expect(brackets.getByLabel('Value').last()).toHaveValue('1');
  await logic.getByRole('button', { name: 'Remove group 2' }).click();
  await logic.getByRole('button', { name: 'Save logic' }).click();
  await expect(group.getByText('Added when “Height” is greater than 5', { exact: true })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await group.getByRole('button', { name: 'Delete Group 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group 1' }).click();
  await expect(page.getByText('Group deleted')).toBeVisible();
  await expect(groups.getByRole('region', { name: 'Group 1' })).toHaveCount(0);

  // Type right away, without waiting for the step to be created.
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('menuitem', { name: 'Review' }).click();
  await page.keyboard.type('After the event');
  await expect(page.getByLabel('Step name')).toHaveValue('After the event');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Add review group' }).click();
  await page.keyboard.type('Fire');
  await expect(page.getByLabel('Group name').last()).toHaveValue('Fire');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'More for Fire' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByLabel('Group name').first()).toHaveValue('Fire');
});

test.describe('when a search fails', () => {
  test.use({ mayComplain: true });

  test('keeps the page as it was, and creating a role returns to the step', async ({ page }) => {
    await signUpVerified(page, 'Olga Owner');
    const form = await newForm(page, await createOwnTeam(page), 'Bridge');
    await page.goto(`${form.path}/edit`);
    await addStepByHand(page, 'Assign people', 'Who works');
    const people = page.getByRole('region', { name: 'People on this step' });
    await people.getByText('Invite by email').click();
    await people.getByLabel('Name', { exact: true }).fill('Wanda Worker');
    const search = operationUrl('FoundPeopleQuery');
    await page.route(search, (route) => route.abort());
    await people.getByLabel('Person or role').fill('Olga');
    await expect(people.getByRole('alert')).toContainText('Something went wrong.');
    await expect(people.getByLabel('Name', { exact: true })).toHaveValue('Wanda Worker');
    await expect(page.getByLabel('Step name')).toHaveValue('Who works');
    await expectGoodInEveryViewport(page);
    await page.unroute(search);
    await people.getByRole('button', { name: 'Try again' }).click();
    await expect(people.getByRole('button', { name: 'Add Olga Owner' })).toBeVisible();

    const step = page.url();
    await people.getByRole('link', { name: 'Create a role' }).click();
    // Wait for the role page: the step also has an input named Name.
    await expect(page.getByLabel('Team Finance Member')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Bridge crew');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: '< Back to what I was working on' }).click();
    await expect(page).toHaveURL(step);
    await people.getByLabel('Person or role').fill('Bridge crew');
    await people.getByRole('button', { name: 'Add Bridge crew' }).click();
    await expect(people.getByRole('checkbox', { name: 'Bridge crew works on this step' })).toBeChecked();
  });
});

test('an invited reviewer is shown as invited, and an untitled field has a blank name', async ({ page }) => {
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page), 'Bridge');
  await addStep(page, form, { name: 'Ask', fields: [['Height', 'integer']] });
  await page.goto(`${form.path}/edit`);
  await page.getByRole('button', { name: /^Height/ }).click();
  await page.getByLabel('Field name').fill('');
  await waitUntilSaved(page);
  const untitled = page.getByRole('button', { name: /^Untitled field/ });
  await expect(untitled.getByText('Untitled field')).toHaveCSS('clip-path', 'inset(50%)');

  await addStepByHand(page, 'Review', 'Plan review');
  await page.getByRole('button', { name: 'Add review group' }).click();
  // the step has an invitation form of its own
  const group = page.getByRole('region', { name: 'Review group 1' });
  await group.getByText('Invite by email').click();
  await group.getByLabel('Name', { exact: true }).fill('Rita Reviewer');
  await group.getByLabel('Email', { exact: true }).fill(newAddress('Rita'));
  await group.getByRole('button', { name: 'Send invitation' }).click();
  await expect(group.getByRole('listitem').filter({ hasText: 'Rita Reviewer' })).toContainText('Invited');
  await expectGoodInEveryViewport(page);
});
