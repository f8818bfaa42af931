import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { queryDatabase } from '#tests/e2e/support/database.ts';
import { everySubmission, openEverySubmission } from '#tests/e2e/support/lists.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { sampledViewports, applyViewport } from '#tests/e2e/support/viewports.ts';

/** Moves focus with Tab, as keyboard users do. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let times = 0; times < 60; times += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached by the keyboard.');
}

async function addByKeys(page: Page, subject: string, fill: () => Promise<void>): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Filter by')).toBeFocused();
  await page.keyboard.type(subject);
  await fill();
  await tabTo(page, page.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove the filter: ${label}` });

test('a clerk filters by three conditions without a mouse, saves the filter, and shares it', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  await expect(page.getByRole('table')).toBeVisible();
  await addByKeys(page, 'Status', async () => undefined);
  await expect(chip(page, 'Status: Active')).toBeVisible();
  await addByKeys(page, 'Applicant', async () => {
    const line = page.getByRole('combobox', { name: 'Applicant' });
    await tabTo(page, line);
    await page.keyboard.type('Olena');
    await expect(page.getByRole('option', { name: /Olena Kovalenko/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Olena Kovalenko' })).toBeVisible();
  });
  await expect(chip(page, 'Applicant: Olena Kovalenko')).toBeVisible();
  await addByKeys(page, 'Answer', async () => {
    for (const [label, option] of [
      ['Form', 'Building permit'],
      ['Step', 'Your project'],
      ['Question', 'Property address'],
    ] as const) {
      const select = page.getByLabel(label, { exact: true });
      await expect(select.getByRole('option', { name: new RegExp(option) }).first()).toBeAttached();
      await tabTo(page, select);
      await page.keyboard.type(option);
    }
    await tabTo(page, page.getByLabel('Answer', { exact: true }));
    await page.keyboard.type('115 Main Street');
  });
  const answer = 'Property address: 115 Main Street';
  await expect(chip(page, answer)).toBeVisible();
  await expect(page.getByText('Showing 1-1 of 1')).toBeVisible();
  const row = page.getByRole('row', { name: /115 Main Street/ });
  await expect(row).toContainText('Olena Kovalenko');

  // Back removes the last condition, and Forward restores it.
  await page.goBack();
  await expect(chip(page, answer)).toBeHidden();
  await expect(chip(page, 'Applicant: Olena Kovalenko')).toBeVisible();
  await page.goForward();
  await expect(row).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Saved filters, current:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Assigned to me, active' })).toBeFocused();
  await page.keyboard.type('Save');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save as new filter' });
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Olena on Main');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filter saved.')).toBeVisible();

  await page.reload();
  const menu = page.getByRole('button', { name: 'Saved filters, current: Olena on Main' });
  await expect(menu).toBeVisible();
  await expect(row).toBeVisible();
  const link = page.url();

  // An edited filter is marked and can be saved.
  await chip(page, 'Status: Active').click();
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Edited', { exact: true })).toBeHidden();

  const colleague = await (await browser.newContext()).newPage();
  await signInAsPlayer(colleague, 'author');
  await colleague.goto(link);
  await expect(chip(colleague, answer)).toBeVisible();
  await expect(colleague.getByRole('row', { name: /115 Main Street/ })).toBeVisible();
  await colleague.context().close();

  const stranger = await (await browser.newContext()).newPage();
  await signInAsPlayer(stranger, 'ranger');
  await stranger.goto(link);
  await expect(stranger.getByText(/^This filter uses something you can’t access/)).toBeVisible();
  await expect(stranger.getByRole('table')).toBeHidden();
  await stranger.context().close();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete filter' }).click();
  await expect(page.getByText('Filter deleted.')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('sets a saved filter as the default view, renames it, and restores the usual default @all', async ({ page }) => {
  await signInAsPlayer(page, 'counter');
  await page.goto('/processes?status=halted');
  await page.getByRole('button', { name: /^Saved filters, current:/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new filter' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('On hold');
  await page.getByLabel('Use as my default view').check();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByText('Filter saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(page.getByRole('button', { name: 'Saved filters, current: On hold' })).toBeVisible();
  await expect(chip(page, 'Status: Halted')).toBeVisible();

  await page.getByRole('button', { name: 'Saved filters, current: On hold' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('ab');
  await page.getByRole('button', { name: 'Rename filter' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Name' }).fill('Waiting');
  await page.getByRole('button', { name: 'Rename filter' }).click();
  await page.getByRole('button', { name: 'Saved filters, current: Waiting' }).click();
  await page.getByRole('menuitem', { name: 'Stop using as default view' }).click();
  await expect(page.getByText('Your default view is now active submissions assigned to you.')).toBeVisible();
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(chip(page, 'Assigned to me')).toBeVisible();

  // An unreadable saved filter must not be treated as no filter.
  await queryDatabase(`UPDATE advanced_filters SET filters = '[{"field":"luck"}]' WHERE name = $1`, 'Waiting');
  await page.reload();
  await openEverySubmission(page);
  await page.getByRole('button', { name: /^Saved filters, current:/ }).click();
  await page.getByRole('menuitem', { name: 'Waiting' }).click();
  await expect(page.getByText(/^Could not load the filter\. What it filters by/)).toBeVisible();
  await expect(chip(page, 'Assigned to me')).toBeVisible();
  await page.getByRole('button', { name: 'Saved filters, current: Waiting' }).click();
  await page.getByRole('menuitem', { name: 'Make default view' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(page.getByText(/^Could not load the filter\. What it filters by/)).toBeVisible();
  await expect(chip(page, 'Assigned to me')).toBeVisible();
});

test('explains two conditions that exclude each other and offers to drop either one @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/processes?status=completed&assigned=me');
  await expect(
    page.getByText(/^No submission is both “Assigned to me” and “Status: Completed”: completed/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show without “Status: Completed”' })).toBeVisible();
  await page.getByRole('link', { name: 'Show without “Assigned to me”' }).click();
  await expect(chip(page, 'Status: Completed')).toBeVisible();
  await expect(chip(page, 'Assigned to me')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test('finds a submission by part of its name and opens it without a mouse @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const line = page.getByRole('combobox', { name: 'Find a submission' });
  await tabTo(page, line);
  await page.keyboard.type('15 main');
  const results = page.getByRole('listbox', { name: 'Submissions found' });
  await expect(results.getByRole('option', { name: /115 Main Street/ })).toBeVisible();
  await page.getByLabel('How to search').selectOption('Exact Match');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByLabel('How to search').selectOption('Contains');
  await line.focus();
  await expect(results.getByRole('option', { name: /115 Main Street/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/initiated_flows/);
});

test('column choice, order, width, and density persist to another machine @all', async ({ page, browser }) => {
  await signInAsPlayer(page, 'author');
  await page.goto(everySubmission);
  await page.setViewportSize({ width: 1760, height: 900 });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('checkbox', { name: 'Assignees' }).uncheck();
  await page.getByRole('button', { name: 'Move Status to the front' }).click();
  await page.getByRole('button', { name: 'Make Status wider' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Created' }).click();
  await expect(page).toHaveURL(/sort=createdAt/);
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');

  const home = await browser.newContext({ viewport: { width: 1760, height: 900 } });
  const other = await home.newPage();
  await signInAsPlayer(other, 'author');
  await other.goto(everySubmission);
  const titles = other.getByRole('columnheader');
  await expect(titles.filter({ hasText: 'Status' })).toBeVisible();
  const shown = (await titles.allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  expect(shown.indexOf('Status')).toBeLessThan(shown.indexOf('Applicant'));
  expect(shown).not.toContain('Assignees');
  const roomOf = (title: string) =>
    titles.filter({ hasText: title }).evaluate((head) => Math.round(head.getBoundingClientRect().width));
  expect(await roomOf('Status')).toBe((await roomOf('Applicant')) + 32);
  await other.setViewportSize({ width: 1440, height: 900 });
  const rows = await other
    .getByRole('row', { name: /^Select submission/ })
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  for (const { height } of rows) expect(height).toBeLessThanOrEqual(28.5);
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(20);
  await home.close();
});

test('selects rows one by one, as a range, all shown, or all matching, until the list changes @all', async ({
  page,
}) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const bar = page.getByRole('region', { name: 'Selection' });
  await page
    .getByRole('checkbox', { name: /^Select submission/ })
    .first()
    .check();
  await expect(bar).toContainText('1 selected');
  const boxes = page.getByRole('checkbox', { name: /^Select submission/ });
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('5 selected');
  // shrink the range by keyboard
  await boxes.nth(2).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('2 selected');
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await expect(bar).toContainText('20 selected');
  await bar.getByRole('button', { name: /^Select all \d+ matching$/ }).click();
  await expect(bar).not.toContainText('20 selected');
  await page.getByRole('button', { name: 'Applicant', exact: true }).click();
  await expect(page).toHaveURL(/sort=applicant/);
  await expect(bar).toBeHidden();
});

test('popups on the list are accessible', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  for (const look of sampledViewports) {
    await applyViewport(page, look);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByLabel('Filter by').selectOption({ label: 'Tag' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    // Floating popups render outside the landmarks.
    await expectAccessible(page, ['region']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await expectAccessible(page, ['region']);
    await page.keyboard.press('Escape');
  }
});
