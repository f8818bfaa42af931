import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const businesses = [
  'Name,License,Phone',
  ...Array.from({ length: 600 }, (_, n) => `Shop ${n},L-${n},217-555-0101`),
  'Broken,L-x,nonsense',
].join('\n');
const file = { name: 'businesses.csv', mimeType: 'text/csv', buffer: Buffer.from(businesses) };

test('imports businesses from a spreadsheet, changes nothing the second time, and undoes it', async ({ page }) => {
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

  const upload = async (): Promise<void> => {
    await page.goto(`/teams/${slug}/entity_imports`);
    await page.getByLabel('Entity type').selectOption('Business');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/entity_imports\/new\?entity=/);
    await page.getByLabel('CSV or XLSX file').setInputFiles(file);
    await expect(page.getByLabel('Match entities by')).toBeVisible();
  };
  await page.goto(`/teams/${slug}/entity_imports`);
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await upload();
  await expect(page.getByLabel('License')).toHaveValue('License');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Test the file' }).click();
  const result = page.getByRole('alert');
  await expect(result).toContainText('This import would add 600 entities', { timeout: 30_000 });
  await expect(page.getByText('Row 602: Phone must be a valid phone number')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Import 600 entities' }).click();
  await expect(result).toContainText('600 entities added', { timeout: 30_000 });
  await expectGoodInEveryViewport(page);

  await upload();
  await page.getByRole('button', { name: 'Test the file' }).click();
  await expect(result).toContainText('Nothing to import', { timeout: 30_000 });
  await expect(result).toContainText('Everything in the file is already here.');

  await page.getByRole('link', { name: 'All imports' }).click();
  await page
    .getByRole('row', { name: /Imported/ })
    .getByRole('link', { name: 'businesses.csv' })
    .click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(result).toContainText('Import undone', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeHidden();
});
