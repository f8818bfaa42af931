import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { holdResponse } from '#tests/e2e/support/holdResponse.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const table = ['Permit number,Owner,Closed,Site', 'B-1,Ada Lovelace,2/3/2019,1 Elm St', 'B-2,Bob,soon,2 Oak St'];

test('imports earlier records from a spreadsheet, shows them, and undoes the import', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your property', fields: [['Site', 'string']] });
  await publish(page, form);
  await page.goto(`${form.path}/actions`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectGoodInEveryViewport(page);
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('CSV file').setInputFiles(file('empty.csv', 'Site\n'));
  await expect(page.getByRole('alert')).toContainText('File has no records');
  await page.getByLabel('CSV file').setInputFiles(file('old permits.csv', table.join('\n')));

  await expect(page.getByLabel('Name or number')).toHaveValue('Permit number');
  await expect(page.getByLabel('Site')).toHaveValue('Site');
  // A short file can be processed before the mutation's response arrives.
  const answer = await holdResponse(page, 'useQueueImport_testMutation');
  await page.getByRole('button', { name: 'Test the file' }).click();
  await expect(page.getByRole('alert')).toContainText('1 of 2 rows can be imported', { timeout: 30_000 });
  await answer.letGo();
  await expect(page.getByRole('alert')).toContainText('1 of 2 rows can be imported');
  await expect(page.getByText('Row 3: Closed must be a valid date')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Import 1 record' }).click();
  await expect(page.getByRole('alert')).toContainText('1 record imported', { timeout: 30_000 });

  await page.getByRole('link', { name: 'Show imported records' }).click();
  const row = page.getByRole('row', { name: /Ada Lovelace/ });
  await row.getByRole('checkbox').click();
  await expect(page.getByText('1 imported record not included (read-only)')).toBeVisible();
  await row.getByRole('link', { name: /B-1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Building permit #\d+$/ })).toBeVisible();
  await expect(page.getByText('row 2 of old permits.csv')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your property' })).toContainText('1 Elm St');
  await expectGoodInEveryViewport(page);

  await page.goto(`${form.path}/actions/import`);
  await page.getByRole('link', { name: 'old permits.csv' }).click();
  await page.getByRole('button', { name: 'Remove import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove import' }).click();
  await expect(page.getByText('Import removed')).toBeVisible();
  await expect(page.getByText('No imports yet')).toBeVisible();
});
