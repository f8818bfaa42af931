import type { Page } from '@playwright/test';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const versionRow = (page: Page, version: number) =>
  page.getByRole('row', { name: new RegExp(`^Version ${version}\\b`) });

const change = (page: Page, step: string) => page.getByRole('region', { name: step, exact: true });

test('a clerk reads, compares, and restores versions of a form', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your property', fields: [['Owner', 'string']] });
  await publish(page, form);
  await addStep(page, form, { name: 'Fee', type: 'PaymentStep' });
  await publish(page, form);

  await page.goto(form.path);
  await page.getByRole('link', { name: 'View versions' }).click();
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await expect(versionRow(page, 2)).toContainText('In use');
  await expect(versionRow(page, 2)).toContainText('1 step added');
  await expect(versionRow(page, 2)).toContainText('Ann Lee');
  await expect(versionRow(page, 1)).toContainText('First version');
  await expectGoodInEveryViewport(page);

  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Version 1', exact: true })).toBeVisible();
  const property = page.getByRole('region', { name: '1. Your property' });
  await expect(property).toContainText('Owner');
  await expect(property).toContainText('Short text');
  await expect(page.getByText('Fee')).toHaveCount(0);
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'All versions' }).click();

  await page.getByRole('link', { name: 'Changes in version 2: 1 step added' }).click();
  await expect(page.getByRole('heading', { name: 'Compare versions' })).toBeVisible();
  await expect(change(page, 'Fee')).toContainText('Added');
  await expect(change(page, 'Fee')).toContainText('$0.00');
  await expectGoodInEveryViewport(page);

  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await page.getByLabel('Step name').fill('Your land');
  await page.getByLabel('Step name').blur();
  await waitUntilSaved(page);
  await page.getByRole('link', { name: 'Actions' }).click();
  await page.getByRole('link', { name: 'View versions' }).click();
  await page.getByRole('link', { name: 'View changes in the draft' }).click();
  await expect(change(page, 'Your land')).toContainText(/Step name.*Your property.*Your land/);
  await expect(change(page, 'Fee')).toHaveCount(0);
  await page.getByLabel('Before').selectOption({ label: 'Version 1' });
  await expect(change(page, 'Fee')).toContainText('Added');
  await expectGoodInEveryViewport(page);

  await page.getByRole('link', { name: 'All versions' }).click();
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByRole('button', { name: 'Restore as draft' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Restore version 1 as the draft?' });
  await expect(dialog).toContainText('They will be lost.');
  await expectGoodInEveryViewport(page);
  await dialog.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByText('Version 1 is now the draft')).toBeVisible();
  await expect(page.getByLabel('Step name')).toHaveValue('Your property');
  await expect(page.getByRole('link', { name: 'Fee' })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ mayComplain: true });

  test('says that versions could not be loaded, and loads them again @all', async ({ page }) => {
    await signUpVerified(page);
    const form = await newForm(page, await createOwnTeam(page));
    await addStep(page, form, { name: 'Your property', fields: [['Owner', 'string']] });
    await publish(page, form);
    await page.goto(form.path);
    await expect(page.getByRole('link', { name: 'View versions' })).toBeVisible();
    await page.route('**/graphql/**', (route) => route.abort());
    await page.getByRole('link', { name: 'View versions' }).click();
    await expect(page.getByRole('alert').filter({ hasText: "Couldn't load previous form versions" })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Building permit' })).toBeVisible();
    await page.unroute('**/graphql/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(versionRow(page, 1)).toContainText('First version');
  });
});
