import { buffer } from 'node:stream/consumers';
import { readTable } from '#server/documents/readTable.ts';
import { xlsxFile } from '#server/documents/writeTables.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const headers = ['Name', 'License', 'Phone'];
const businesses = [
  ...Array.from({ length: 600 }, (_, n) => [`Shop ${n}`, `L-${n}`, '217-555-0101']),
  ['=Broken', '007', 'nonsense'],
];

/** A workbook as Excel would write it. */
async function workbook(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const rows = async function* all() {
    yield businesses;
  };
  return { name: 'businesses.xlsx', mimeType, buffer: await buffer(xlsxFile([{ name: 'Sheet1', headers, rows }])) };
}

test('imports businesses from a workbook, corrects a row, changes nothing the second time, and undoes it', async ({
  page,
}) => {
  await signUpVerified(page);
  const { id: teamId, slug } = await createOwnTeam(page);
  const made = await sendMutationRequest<{ customEntity: { id: string } }>(
    page.request,
    'createCustomEntity',
    { teamId, name: 'Business', type: 'standard', idempotencyKey: 'kind' },
    'customEntity { id }',
  );
  for (const [name, dataType] of [
    ['License', 'string'],
    ['Phone', 'phone'],
  ])
    await sendMutationRequest(
      page.request,
      'createCustomEntityField',
      { customEntityId: made.customEntity.id, name, dataType, viewable: true, idempotencyKey: name },
      'customEntityField { fieldId }',
    );

  const file = await workbook();
  const upload = async (): Promise<void> => {
    await page.getByLabel('Entity type').selectOption('Business');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/entity_imports\/new\?entity=/);
    await page.getByLabel('CSV or XLSX file').setInputFiles(file);
    await expect(page.getByLabel('Match entities by')).toBeVisible();
  };
  await page.goto(`/teams/${slug}/entities`);
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Import from a spreadsheet' }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await upload();
  await expect(page.getByLabel('License')).toHaveValue('License');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Test the file' }).click();
  const result = page.getByRole('alert');
  await expect(result).toContainText('This import would add 600 entities', { timeout: 30_000 });
  await expect(page.getByText('Row 602: Phone must be a valid phone number')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download 1 row with problems' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('businesses - rows with problems.xlsx');
  const rejected = await readTable(await buffer(await download.createReadStream()));
  expect(rejected).toMatchObject({
    value: {
      columns: [...headers, 'Import problem'],
      rows: [{ cells: ['=Broken', '007', 'nonsense', expect.stringContaining('Phone must be a valid phone number')] }],
    },
  });
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Import 600 entities' }).click();
  await expect(result).toContainText('600 entities added', { timeout: 30_000 });
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Show entities' }).click();
  await expect(page.getByRole('link', { name: 'Shop 1', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await upload();
  await page.getByRole('button', { name: 'Test the file' }).click();
  await expect(result).toContainText('Nothing to import', { timeout: 30_000 });
  await expect(result).toContainText('Everything in the file is already here.');

  await page.getByRole('link', { name: 'All imports' }).click();
  await page
    .getByRole('row', { name: /Imported/ })
    .getByRole('link', { name: 'businesses.xlsx' })
    .click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(result).toContainText('Import undone', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeHidden();
});
