import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addField, addStep, pdfWith } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('builds a building permit form from scratch and publishes it @phone-too @all', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);

  await page.goto('/workflows');
  await expect(page.getByText('No forms to show')).toBeVisible();
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByRole('button', { name: 'Create New Form' }).click();
  await expect(page.getByRole('link', { name: 'Name cannot be left blank' })).toBeVisible();
  await page.getByLabel('Name').fill('Building permit');
  await page.getByRole('button', { name: 'Create New Form' }).click();
  await expect(page.getByText('No steps yet')).toBeVisible();

  await addStep(page, 'Collect information', 'Your property');
  await addField(page, 'Short text', 'Owner');
  await page.getByLabel('Help text').fill('As on the deed');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await addField(page, 'Whole number', 'Floors');
  await page.getByLabel('Minimum').fill('5');
  await waitUntilSaved(page);
  await page.getByLabel('Maximum').fill('2');
  await expect(page.getByText('Invalid max value')).toBeVisible();
  await page.getByLabel('Maximum').fill('20');
  await expect(page.getByText('Invalid max value')).toBeHidden();
  await addField(page, 'Multiple choice', 'Type of work');
  for (const [place, option] of ['New house', 'Fence'].entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    const name = page.getByRole('textbox', { name: `Option ${place + 1}` });
    await expect(name).toBeFocused();
    await name.fill(option);
    await waitUntilSaved(page);
  }
  await page.getByLabel('Selected by default').selectOption('Fence');
  await expect(page.getByText('Default option updated')).toBeVisible();
  await addField(page, 'File', 'Site plan');
  await page.getByRole('button', { name: 'Edit logic of Site plan' }).click();
  const panel = page.getByRole('dialog', { name: 'Logic' });
  await panel.getByRole('button', { name: 'Save logic' }).click();
  await expect(panel.getByText('Invalid logic configuration')).toBeVisible();
  await panel.getByLabel('Field').selectOption('Type of work');
  await panel.getByLabel('Value').selectOption('New house');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save logic' }).click();
  await expect(page.getByText('Shown when “Type of work” is New house')).toBeVisible();
  // A drag handle half under the sticky bar would fail the target size check.
  await page.evaluate(() => scrollTo(0, 0));
  // Wait for flash messages: while fading they fail the contrast check.
  await expect(page.locator('[aria-live] [data-tone]')).toHaveCount(0);
  await expectAccessible(page);

  await addStep(page, 'Payment', 'Fee');
  await page.getByLabel('Amount in dollars').fill('a lot');
  await expect(page.getByText('Amount in dollars must be a number such as 1.00, 2, 0.50')).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('$125');
  await waitUntilSaved(page);
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('125.00');

  await addStep(page, 'Review', 'Plan review');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Not ready to publish')).toBeVisible();
  await page.getByRole('link', { name: 'Step 3 (Plan review) has a review group without reviewers.' }).click();
  const reviewers = page.getByRole('region', { name: 'Review group 1' });
  await reviewers.getByLabel('Person or role').fill('Team');
  await reviewers.getByRole('button', { name: 'Add Team Owners' }).click();
  await expect(page.getByRole('button', { name: 'Remove Team Owners' })).toBeVisible();

  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await page.getByRole('button', { name: 'Add output' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add output' });
  await dialog.getByLabel('Name').fill('Building permit');
  await dialog.getByRole('button', { name: 'Add output' }).click();
  const buffer = await pdfWith('Holder', 'Permit number');
  await page.getByLabel('Choose a PDF').setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Fill Holder with').selectOption('Owner');
  await page.getByLabel('Fill Permit number with').selectOption('Submission number');
  // the page next to it shows what fills each field, and leads to its choice
  const drawn = page.getByRole('region', { name: 'Pages of the document' });
  await expect(drawn.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await drawn.getByText('Owner', { exact: true }).click();
  await expect(page.getByLabel('Fill Holder with')).toBeFocused();
  await waitUntilSaved(page);
  await expect(page.getByText('This document will be published with the form.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fill Holder with').locator('option:checked')).toHaveText('Owner');
  await expect(page.getByLabel('Fill Permit number with').locator('option:checked')).toHaveText('Submission number');

  // The document's own page, with the versions it applies to.
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page).toHaveURL(/\/master_templates\/[\da-f-]+\/documents\/[\da-f-]+$/);
  await expect(page.getByLabel('Start version')).toHaveValue('1');
  await expect(page.getByLabel('Stop version')).toBeDisabled();
  await page.getByLabel('Latest').uncheck();
  await expect(page.getByLabel('Stop version')).toHaveValue('1');
  await page.getByLabel('Stop version').fill('0');
  await expect(page.getByText('must be a version number such as 1, 2, 3')).toBeVisible();
  await page.getByLabel('Latest').check();
  await page.getByLabel('Document name').fill('Permit paper');
  await waitUntilSaved(page);
  const documents = page.getByRole('navigation', { name: 'Documents' });
  await expect(documents.getByRole('link', { name: /Permit paper/ })).toContainText('Version 1 and later');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete document' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByText("it's used by: output 'Building permit'")).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await documents.getByRole('link', { name: 'Add document' }).click();
  await page.getByLabel('Choose a PDF').setInputFiles({ name: 'Letter.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByLabel('Document name')).toHaveValue('Letter');
  await page.getByRole('button', { name: 'Publish document' }).click();
  await expect(page.getByText('Document must have a start version')).toBeVisible();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByLabel('Document name')).toHaveValue('Permit paper');
  await expect(documents.getByRole('link', { name: /Letter/ })).toBeHidden();
  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await expect(page.getByLabel('Document', { exact: true }).locator('option:checked')).toHaveText('Permit paper');

  // The form and its document are published together.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish this form?' });
  const published = publishing.getByRole('region', { name: 'Documents' });
  await expect(published.getByRole('link', { name: 'Permit paper' })).toBeVisible();
  await expectAccessible(page);
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Form has been published')).toBeVisible();
  await expect(page).toHaveURL(/\/stats$/);
  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await expect(page.getByText('This document is in use.')).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No one has started this form yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: `/${team.slug}/building-permit` })).toBeVisible();

  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await expect(page.getByText('Your changes aren’t live.')).toBeHidden();
  await page.getByLabel('Step name').fill('Your land');
  await expect(page.getByText('Your changes aren’t live.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  // The flash about the first version may still be shown.
  await expect(page.getByText('Form has been published')).toBeVisible();
  await expect(page.getByText('Version 2').first()).toBeVisible();
  await page.goto('/workflows');
  await expect(page.getByRole('article').filter({ hasText: 'Building permit' })).toContainText('Published');
});
