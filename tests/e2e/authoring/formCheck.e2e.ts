import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const long =
  'Name and mailing address of the person or company that owns the property, including the street, city, state, and ZIP code';

test('checks a form while it is built, leads to each place, and fixes a question with one click', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your property', fields: [[long, 'string']] });
  await addStep(page, form, { name: 'Plan review', type: 'RequireReviewStep' });
  await page.goto(`${form.path}/edit`);
  await page.getByRole('button', { name: 'Check form' }).click();
  const check = page.getByRole('dialog', { name: 'Check form' });
  await expect(check.getByRole('heading', { name: '1 problem to fix before publishing' })).toBeVisible();
  await expect(check.getByRole('heading', { name: '1 suggestion' })).toBeVisible();

  await check.getByRole('link', { name: /has a review group without reviewers/ }).click();
  await expect(page.getByLabel('Step name')).toHaveValue('Plan review');
  await expect(page.getByLabel('Step name')).toBeFocused();
  await check.getByRole('link', { name: /is 21 words long/ }).click();
  const name = page.getByLabel('Field name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(long);
  await expectAccessible(page);

  await check.getByRole('button', { name: 'Move details to help text' }).click();
  await expect(name).toHaveValue('Name and mailing address of the person or company that owns the property');
  await expect(page.getByLabel('Help text')).toHaveValue(/^Including the street, city/);
  await expect(check.getByRole('heading', { name: 'No suggestions' })).toBeFocused();

  // The check follows what is typed.
  await name.fill('');
  await name.blur();
  const untitled = check.getByRole('link', { name: 'Question 1 has no name, so people can’t tell what to enter.' });
  await expect(untitled).toBeVisible();
  await waitUntilSaved(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await untitled.click();
  await expect(check).toBeHidden();
  await expect(name).toBeFocused();
});
