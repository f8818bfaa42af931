import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('publishes a form from the library in four clicks @all', async ({ page }) => {
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/workflows');
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Form' })).toBeVisible();
  await expect(page.getByText(/pre-built templates/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Blank form' })).toBeVisible();

  await page.getByRole('tab', { name: 'Pets and animals' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('tab', { name: 'All' }).click();
  const search = page.getByLabel('Search Templates');
  await search.fill('spaceship');
  await expect(page.getByText('No templates match your search.')).toBeVisible();
  await search.fill('fence');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await search.fill('');

  await page.getByRole('radio', { name: /^Fence permit/ }).check();
  await expect(preview.getByRole('heading', { name: 'Fence permit' })).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    '1 Your fence',
    '2 Zoning review',
    '3 Permit fee',
    '4 Final inspection',
  ]);
  await expectGoodInEveryViewport(page);
  await preview.getByRole('button', { name: 'Create New Form' }).click();
  await expect(page.getByText('Fence permit is ready to edit.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Zoning review/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/published/i).first()).toBeVisible();
});
