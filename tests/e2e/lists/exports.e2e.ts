import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { holdResponse } from '#tests/e2e/support/holdResponse.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer } from '#tests/e2e/support/town.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

/** A saved name unique to this test. */
const newName = (word: string): string => `${word} ${randomInt(1e9).toString(36)}`;

test('staff request an export, watch its progress, and open it from the email', async ({ browser }) => {
  const page = await openAsPlayer(browser, 'owner');
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await expect(page.getByRole('heading', { name: 'Exports', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'New export' }).first().click();
  await expect(page.getByRole('heading', { name: 'New export' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Choose at least one form')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel('Building permit', { exact: true }).check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();

  const row = page.getByRole('row', { name: /Submissions for Building permit/ }).first();
  await row.getByRole('link', { name: 'Submissions for Building permit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submissions for Building permit' })).toBeVisible();
  await expect(row).toContainText('Finished', { timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Exports' }).click();
  // The export's own page shows the same table.
  await expect(page.getByRole('heading', { name: 'Exports', exact: true })).toBeVisible();
  const titles = ['Type', 'Name', 'File', 'Status', 'Date', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(titles);
  // The name is beside the type, or above it on a card.
  const [name, type] = [row.getByRole('rowheader'), row.getByRole('cell', { name: 'Submissions', exact: true })];
  await expect(name).toHaveText('Submissions for Building permit');
  expect((await name.boundingBox())?.y).toBeLessThanOrEqual((await type.boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await expectNoOverflow(page);

  const link = await emailedLink(page.request, townPeople.owner.email, '/exports');
  await page.goto(link);
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /Submissions for Building permit/ })
    .first()
    .getByRole('link', { name: /Download/ })
    .click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Submissions for Building permit \d{4}-\d\d-\d\d\.csv$/);
  const written = await readFile(await download.path(), 'utf8');
  expect(written).toContain('Number,Custom ID,Form,');
  expect(written).toContain('Building permit');

  await row.getByRole('button', { name: 'Remove Submissions for Building permit' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Export removed')).toBeVisible();
});

test('creates, edits, runs, and deletes a Bulk Form Export', async ({ browser }) => {
  const name = newName('Month');
  const page = await openAsPlayer(browser, 'owner');
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
  await page.getByRole('link', { name: '+ Create new Bulk Form Export' }).click();
  await expect(page.getByRole('heading', { name: 'Create new Bulk Form Export' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Building permit', { exact: true }).check();
  await page.getByLabel('Run automatically each month').check();
  await page.getByLabel('On the').selectOption('28');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bulk Form Export created')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Runs on the 28th of each month');
  await expect(row).toContainText('Not run yet');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Run automatically each month').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bulk Form Export updated')).toBeVisible();
  await expect(row).toContainText('Runs when you select Run Export');

  await row.getByRole('button', { name: `Run Export: ${name}` }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Finished', { timeout: 30_000 });

  // Cached rows are shown during the refetch.
  const answer = await holdResponse(page, 'BulkExportsScreenQuery');
  await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
  await expect(row).toContainText('Finished');
  await answer.isHeld;
  // It runs while they watch, as if scheduled.
  const path = await row.getByRole('link', { name: `Edit ${name}` }).getAttribute('href');
  const bulkExportId = `BulkExport:${path?.split('/').at(-2)}`;
  await sendMutationRequest(page.request, 'runBulkExport', { bulkExportId }, 'export { id }');
  await expect(row.getByText('Finished')).toHaveCount(2, { timeout: 30_000 });
  // The response in flight predates the live update and must not overwrite it.
  await answer.letGo();
  await expect(row.getByText('Finished')).toHaveCount(2);
  await row.getByRole('listitem').first().getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Bulk Form Export' }).click();
  await expect(page.getByText('Bulk Form Export deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test.describe('more Bulk Form Exports than fit on a page', () => {
  const name = newName('Year');
  const made: string[] = [];

  test.beforeEach(async () => {
    await withoutWindow(async (author) => {
      await signInAsPlayer(author, 'author');
      const document = '{ publicForm(teamSlug: "city-hall", slug: "building-permit") { id team { id } } }';
      const { publicForm: form } = await sendQuery<{ publicForm: { id: string; team: { id: string } } }>(
        author.request,
        document,
      );
      for (let number = 10; number < 61; number += 1) {
        const input = { teamId: form.team.id, name: `${name} ${number}`, masterTemplateIds: [form.id] };
        const kept = await sendMutationRequest<{ bulkExport: { id: string } }>(
          author.request,
          'createBulkExport',
          input,
          'bulkExport { id }',
        );
        made.push(kept.bulkExport.id);
      }
      await sendMutationRequest(author.request, 'runBulkExport', { bulkExportId: made.at(-1) }, 'export { id }');
    });
  });

  // Clean up even after a failure: the whole team shares the list.
  test.afterEach(async () => {
    await withoutWindow(async (author) => {
      await signInAsPlayer(author, 'author');
      for (const bulkExportId of made.splice(0))
        await sendMutationRequest(author.request, 'deleteBulkExport', { bulkExportId }, 'deletedBulkExportId');
    });
  });

  test("can all be paged through by a manager, who sees when a coworker's last ran @all", async ({ browser }) => {
    const page = await openAsPlayer(browser, 'owner');
    await page.getByRole('link', { name: 'Exports Manager' }).click();
    await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
    const first = page.getByRole('row', { name: `${name} 10` });
    await expect(first).toContainText('Not run yet');
    const last = page.getByRole('row', { name: `${name} 60` });
    await expect(last).toHaveCount(0);

    // Their own run triggers a refetch, and the next page arrives before its response.
    const look = await holdResponse(page, 'BulkExportsScreenMoreQuery', 1);
    await sendMutationRequest(page.request, 'runBulkExport', { bulkExportId: made[0] }, 'export { id }');
    await look.isHeld;
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(last).toContainText('No files on your list');
    await look.letGo();
    await expect(last).toContainText('No files on your list');
    await expect(last).not.toContainText('Not run yet');
    await expect(first).toContainText('Finished', { timeout: 30_000 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test('team members export the directory @all', async ({ browser }) => {
  const page = await openAsPlayer(browser, 'owner');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Directory' }).click();
  await expect(page).toHaveTitle('Members - City Hall - Portico');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
});
