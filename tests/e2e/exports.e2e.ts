import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cast } from '#server/demoTown/cast.ts';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { ask, change } from '#tests/e2e/support/graphql.ts';
import { holdAnswer } from '#tests/e2e/support/holdAnswer.ts';
import { mailedLink } from '#tests/e2e/support/mail.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, comesIn } from '#tests/e2e/support/town.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

/** What somebody keeps under this name is no other test's. */
const newName = (word: string): string => `${word} ${randomInt(1e9).toString(36)}`;

test('staff ask for a table, see it made, and have it by the mail', async ({ browser }) => {
  const page = await comesIn(browser, 'owner');
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await expect(page.getByRole('heading', { name: 'Exports', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'New export' }).first().click();
  await expect(page.getByRole('heading', { name: 'New export' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Choose at least one form')).toBeVisible();
  await expectUsableByEverybody(page);
  await expectToFit(page);
  await page.getByLabel('Building permit', { exact: true }).check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();

  const row = page.getByRole('row', { name: /Submissions for Building permit/ }).first();
  await row.getByRole('link', { name: 'Submissions for Building permit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submissions for Building permit' })).toBeVisible();
  await expect(row).toContainText('Finished', { timeout: 30_000 });
  await expectUsableByEverybody(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Exports' }).click();
  // the page of the one export has the same table
  await expect(page.getByRole('heading', { name: 'Exports', exact: true })).toBeVisible();
  const titles = ['Type', 'Name', 'File', 'Status', 'Date', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(titles);
  // beside the type, and on a card above it
  const [name, type] = [row.getByRole('rowheader'), row.getByRole('cell', { name: 'Submissions', exact: true })];
  await expect(name).toHaveText('Submissions for Building permit');
  expect((await name.boundingBox())?.y).toBeLessThanOrEqual((await type.boundingBox())?.y ?? 0);
  await expectUsableByEverybody(page);
  await expectToFit(page);

  const link = await mailedLink(page.request, cast.owner.email, '/exports');
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

test('a Bulk Form Export is kept, changed, run and deleted', async ({ browser }) => {
  const name = newName('Month');
  const page = await comesIn(browser, 'owner');
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
  await page.getByRole('link', { name: '+ Create new Bulk Form Export' }).click();
  await expect(page.getByRole('heading', { name: 'Create new Bulk Form Export' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Building permit', { exact: true }).check();
  await page.getByLabel('Run automatically each month').check();
  await page.getByLabel('On the').selectOption('28');
  await expectUsableByEverybody(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bulk Form Export created')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Runs on the 28th of each month');
  await expect(row).toContainText('Not run yet');
  await expectUsableByEverybody(page);
  await expectToFit(page);

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Run automatically each month').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bulk Form Export updated')).toBeVisible();
  await expect(row).toContainText('Runs when you select Run Export');

  await row.getByRole('button', { name: `Run Export: ${name}` }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Finished', { timeout: 30_000 });

  // what was known is shown while the page is asked for anew
  const answer = await holdAnswer(page, 'BulkExportsScreenQuery');
  await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
  await expect(row).toContainText('Finished');
  await answer.isHeld;
  // it runs while they look at it, as by its schedule
  const path = await row.getByRole('link', { name: `Edit ${name}` }).getAttribute('href');
  const bulkExportId = `BulkExport:${path?.split('/').at(-2)}`;
  await change(page.request, 'runBulkExport', { bulkExportId }, 'export { id }');
  await expect(row.getByText('Finished')).toHaveCount(2, { timeout: 30_000 });
  // the answer that comes after the news of it is from before
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

test.describe('more Bulk Form Exports than a page has', () => {
  const name = newName('Year');
  const made: string[] = [];

  test.beforeEach(async () => {
    await withoutWindow(async (author) => {
      await asPlayer(author, 'author');
      const asked = '{ publicForm(teamSlug: "city-hall", slug: "building-permit") { id team { id } } }';
      const { publicForm: form } = await ask<{ publicForm: { id: string; team: { id: string } } }>(
        author.request,
        asked,
      );
      for (let number = 10; number < 61; number += 1) {
        const input = { teamId: form.team.id, name: `${name} ${number}`, masterTemplateIds: [form.id] };
        const kept = await change<{ bulkExport: { id: string } }>(
          author.request,
          'createBulkExport',
          input,
          'bulkExport { id }',
        );
        made.push(kept.bulkExport.id);
      }
      await change(author.request, 'runBulkExport', { bulkExportId: made.at(-1) }, 'export { id }');
    });
  });

  // also when it fails: the list is that of the whole team
  test.afterEach(async () => {
    await withoutWindow(async (author) => {
      await asPlayer(author, 'author');
      for (const bulkExportId of made.splice(0))
        await change(author.request, 'deleteBulkExport', { bulkExportId }, 'deletedBulkExportId');
    });
  });

  test('are all gone through by a manager, who reads when those of a coworker ran @all', async ({ browser }) => {
    const page = await comesIn(browser, 'owner');
    await page.getByRole('link', { name: 'Exports Manager' }).click();
    await page.getByRole('link', { name: 'Bulk Form Exports' }).click();
    const first = page.getByRole('row', { name: `${name} 10` });
    await expect(first).toContainText('Not run yet');
    const last = page.getByRole('row', { name: `${name} 60` });
    await expect(last).toHaveCount(0);

    // the list is looked at again for a run of one's own, and its further page comes before the answer
    const look = await holdAnswer(page, 'BulkExportsScreenMoreQuery', 1);
    await change(page.request, 'runBulkExport', { bulkExportId: made[0] }, 'export { id }');
    await look.isHeld;
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(last).toContainText('No files on your list');
    await look.letGo();
    await expect(last).toContainText('No files on your list');
    await expect(last).not.toContainText('Not run yet');
    await expect(first).toContainText('Finished', { timeout: 30_000 });
    await expectUsableByEverybody(page);
    await expectToFit(page);
  });
});

test('members export the people of their team @all', async ({ browser }) => {
  const page = await comesIn(browser, 'owner');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Directory' }).click();
  await expect(page).toHaveTitle('Members - City Hall - Portico');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
});
