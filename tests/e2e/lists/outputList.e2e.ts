import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { issueOutput, issuingForm } from '#tests/e2e/support/issuing.ts';
import { createOwnTeam, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport, viewports, sampledViewports, applyViewport } from '#tests/e2e/support/viewports.ts';

const title = { level: 1, name: 'Form Outputs' };

test('a newly issued output appears automatically and can be opened, revoked, and found again @phone-too', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpVerified(page, 'Olga Owner');
  const formId = await issuingForm(page, await createOwnTeam(page), { form: 'Parade', output: 'Notice' });
  await page.goto('/outputs');
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter: Status: Issued' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No outputs yet' })).toBeVisible();

  const resident = await browser.newContext();
  await signUpVerified(resident, 'Rosa Resident');
  await issueOutput(resident, formId);
  const row = page.getByRole('row', { name: /Notice/ });
  await expect(row).toContainText('Rosa Resident', { timeout: 30_000 });
  await expect(row).toContainText('Issued');
  await expect(row).toContainText('Does not expire');
  await expect(page.getByText('Showing 1-1 of 1')).toBeVisible();

  // A second one waits behind the pill.
  await issueOutput(resident, formId);
  await page.getByRole('button', { name: 'Show 1 new or changed output' }).click({ timeout: 30_000 });
  await expect(row).toHaveCount(2);
  await resident.close();

  // On a card, even a short name gets its own line.
  const usual = page.viewportSize();
  await applyViewport(page, viewports[0]);
  await expectNoOverflow(page);
  if (usual) await page.setViewportSize(usual);

  await row.first().getByRole('link', { name: 'Notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice' })).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Output revoked')).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(1);

  await page.getByRole('button', { name: 'Change the filter: Status: Issued' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Revoked' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Revoked');
  await row.getByRole('link', { name: /^Submission #/ }).click();
  await expect(page).toHaveURL(/initiated_flows/);
});

test('builds an output filter, saves it, and makes it the default @all', async ({ page }) => {
  await signInAsPlayer(page, 'counter');
  await page.goto('/teams');
  await page.getByRole('link', { name: 'Form Outputs' }).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByLabel('Filter by').selectOption({ label: 'Name of the output' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Enter the text to look for.')).toBeVisible();
  await page.getByLabel('Name of the output', { exact: true }).fill('building permit');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByRole('button', { name: 'Remove the filter: Name of the output: building permit' }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: /^Saved filters, current:/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new filter' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Permits');
  await page.getByLabel('Use as my default view').check();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByText('Filter saved.')).toBeVisible();
  // The submission list has its own filters.
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(page.getByRole('button', { name: /^Saved filters, current: (?!Permits)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Form Outputs' }).click();
  await page.getByRole('button', { name: 'Saved filters, current: Permits' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete filter' }).click();
  await expect(page.getByText('Filter deleted.')).toBeVisible();
});

test('sorts by column title and chooses columns @all', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signInAsPlayer(page, 'author');
  await page.goto('/outputs');
  await page.getByRole('button', { name: 'Applicant', exact: true }).click();
  await expect(page).toHaveURL(/sort=applicant/);
  await expect(page.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Valid until' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Valid until' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Issued' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Valid until' })).toBeHidden();
});

test('exports the filtered outputs, and says so when none match @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/outputs');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export \d+ outputs?$/ });
  await expectAccessible(page, ['region']);
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
  await page.getByRole('button', { name: 'Change the filter: Status: Issued' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Unissued' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No outputs match your search criteria. Try changing the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const nothing = page.getByRole('dialog', { name: 'Nothing to export' });
  await expect(nothing).toContainText('No outputs match your search criteria. Try changing the filters.');
  await nothing.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Show all outputs' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await expect(page.getByRole('row', { name: /outputs? of a list/ }).first()).toContainText('Finished', {
    timeout: 30_000,
  });
});

test('the output list and its popups fit and are accessible', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/outputs');
  await expect(page.getByRole('table')).toBeVisible();
  await expectGoodInEveryViewport(page);
  for (const look of sampledViewports) {
    await applyViewport(page, look);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByLabel('Filter by').selectOption({ label: 'Issued' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectAccessible(page, ['region']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await expectAccessible(page, ['region']);
    await page.keyboard.press('Escape');
  }
});

test('explains outputs to someone without a team and hides the tab @all', async ({ page }) => {
  await signUpPerson(page);
  await page.goto('/outputs');
  await expect(page.getByRole('heading', { name: 'No outputs yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Form Outputs' })).toBeHidden();
});

test.describe('when the server does not respond', () => {
  test.use({ mayComplain: true });

  test('shows an error in place of the list and recovers on retry @all', async ({ page }) => {
    await signInAsPlayer(page, 'owner');
    await page.goto('/teams');
    await page.route('**/graphql**', (route) =>
      route.request().postData()?.includes('isBare') ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Form Outputs' }).click();
    await expect(page.getByRole('alert')).toContainText("Can't load dashboard content");
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  });

  test('falls back to the default view and reports an unreadable address @all', async ({ page }) => {
    await signInAsPlayer(page, 'owner');
    await page.goto('/outputs?filters=[{"field":"luck"}]');
    await expect(page.getByText(/^Could not load the filter\. /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the filter: Status: Issued' })).toBeVisible();
  });
});
