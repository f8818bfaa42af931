import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';

/** A tag name unique to this test. */
const newTag = (word: string): string => `${word} ${randomInt(1e9).toString(36)}`;

interface Permits {
  readonly numbers: readonly number[];
  readonly tag: string;
  /** URL of the list that shows only these submissions */
  readonly address: string;
}

/** New permits from one resident, found only by their tag. */
async function permitsOf(page: Page, count: number): Promise<Permits> {
  const tag = newTag('many');
  const made: { id: string; scopedId: number }[] = [];
  for (let number = 0; number < count; number += 1) made.push(await launchPermit('newcomer'));
  let tagId = '';
  for (const { id: submissionId } of made) {
    const answer = await sendMutationRequest<{ tagging: { tag: { id: string } } }>(
      page.request,
      'tagSubmission',
      { submissionId, newTagName: tag },
      'tagging { tag { id } }',
    );
    tagId = answer.tagging.tag.id;
  }
  const filters = [{ field: 'tags', operator: 'is', value: [tagId.split(':')[1]] }];
  return {
    numbers: made.map(({ scopedId }) => scopedId),
    tag,
    address: `/processes?${new URLSearchParams({ filters: JSON.stringify(filters) })}`,
  };
}

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selection' });
const rows = (page: Page): Locator => page.getByRole('table').getByRole('row', { name: /Select submission/ });
const rowOf = (page: Page, number: number | undefined): Locator =>
  page.getByRole('row', { name: new RegExp(`Select submission ${number}\\b`) });
const select = (page: Page, number: number | undefined): Promise<void> =>
  page.getByRole('checkbox', { name: `Select submission ${number}` }).check();

/** Presses the button, or the menu item when there is no room for buttons. */
async function press(page: Page, action: string): Promise<void> {
  const button = bar(page).getByRole('button', { name: action, exact: true });
  const menu = bar(page).getByRole('button', { name: 'Actions' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  return page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('adds and removes tags on several submissions and undoes it @phone-too', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  const { numbers, tag, address } = await permitsOf(page, 3);
  await page.goto(address);
  await expect(rows(page)).toHaveCount(3);
  await select(page, numbers[0]);
  await select(page, numbers[1]);
  await expect(bar(page)).toContainText('2 selected');

  const fire = newTag('fire');
  await press(page, 'Add tags');
  const adding = page.getByRole('dialog', { name: 'Add tags to 2 submissions' });
  const find = adding.getByRole('searchbox', { name: 'Find or create a tag' });
  await find.fill('renewal');
  await adding.getByRole('button', { name: 'Add tags' }).click();
  await expect(adding.getByRole('link', { name: 'Name is reserved' })).toBeVisible();
  await find.fill(fire.toUpperCase());
  await adding.getByRole('checkbox', { name: `New tag: ${fire}` }).check();
  await expect(adding.getByRole('checkbox', { name: fire, exact: true })).toBeChecked();
  await expect(find).toHaveValue('');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await adding.getByRole('button', { name: 'Add tags' }).click();
  const added = page.locator('[data-tone]').filter({ has: page.getByText('Tags added', { exact: true }) });
  await expect(added).toContainText(`2 submissions: ${fire}`);
  await expect(adding).toBeHidden();
  // The selection stays for the next action.
  await expect(bar(page)).toContainText('2 selected');

  await press(page, 'Remove tags');
  const removing = page.getByRole('dialog', { name: 'Remove tags from 2 submissions' });
  await expect(removing.getByRole('checkbox')).toHaveCount(2);
  await removing.getByRole('checkbox', { name: `${fire} (on all of them)` }).check();
  await expect(removing.getByRole('checkbox', { name: `${tag} (on all of them)` })).not.toBeChecked();
  await expectAccessible(page);
  await removing.getByRole('button', { name: 'Remove tags' }).click();
  const removed = page.locator('[data-tone]').filter({ has: page.getByText('Tags removed', { exact: true }) });
  await expect(removed).toContainText(`2 submissions: ${fire}`);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(1);
  await rowOf(page, numbers[0]).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText(fire);
});

test('assigns and unassigns submissions, and reports skipped ones on hold with links @all', async ({ page }) => {
  // wide enough for all buttons
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsPlayer(page, 'owner');
  const { numbers, address } = await permitsOf(page, 3);
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await press(page, 'Self assign');
  await expect(page.getByText('3 submissions are assigned to you.')).toBeVisible();
  await press(page, 'Unassign');
  await expect(page.getByText('3 submissions are no longer assigned to you.')).toBeVisible();
  await press(page, 'Unassign');
  await expect(page.getByText('3 submissions were not assigned to you.')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await select(page, numbers[0]);
  await press(page, 'Halt');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Halt 1 submission' }).click();
  await expect(page.getByText('1 submission was halted successfully.')).toBeVisible();
  await expect(rowOf(page, numbers[0])).toContainText('Halted');
  await select(page, numbers[1]);
  await select(page, numbers[2]);
  await press(page, 'Halt');
  const question = page.getByRole('alertdialog', { name: 'Halt 3 submissions?' });
  await expect(question).toContainText('You can do this for 2 of the 3 selected.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Halt 3 submissions' }).click();
  await expect(rowOf(page, numbers[2])).toContainText('Halted');

  // The report follows to other pages and stays until it is read.
  await page.getByRole('link', { name: 'Exports Manager' }).click();
  await expect(page.getByRole('heading', { name: 'Exports', exact: true })).toBeVisible();
  const tray = page.getByRole('button', { name: /^Batch actions: / });
  await expect(tray).toHaveText(/1\s*not done/);
  await page.reload();
  await tray.click();
  const report = page.getByRole('dialog', { name: 'Batch actions' });
  await expect(report).toContainText('2 submissions were halted successfully.');
  await expect(report).toContainText('Submission halted');
  await expectAccessible(page, ['region']);
  await expectNoOverflow(page);
  await report.getByRole('link', { name: `#${numbers[0]}` }).click();
  await expect(page).toHaveURL(/initiated_flows/);
  await expect(page.getByText('Submission halted').first()).toBeVisible();

  await tray.click();
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 submissions were resumed.')).toBeVisible();
  await expect(tray).toBeHidden();
  await page.goto(address);
  await expect(rowOf(page, numbers[1])).toContainText('Active');
  await expect(rowOf(page, numbers[0])).toContainText('Halted');
});

test('deletes all matching submissions after typing the count, while a new one arrives @phone-too @all', async ({
  page,
}) => {
  await signInAsPlayer(page, 'owner');
  const { tag, address } = await permitsOf(page, 21);
  await page.goto(address);
  await expect(page.getByText('Showing 1-20 of 21')).toBeVisible();
  await rows(page).first().getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Select all 21 matching' }).click();
  await expect(bar(page)).toContainText('21 selected');
  await press(page, 'Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete 21 submissions?' })).toBeVisible();

  const late = await launchPermit('newcomer');
  await sendMutationRequest(
    page.request,
    'tagSubmission',
    { submissionId: late.id, newTagName: tag },
    'tagging { id }',
  );
  const question = page.getByRole('alertdialog', { name: 'Delete 22 submissions?' });
  await expect(question).toContainText('The selection has changed: it now includes 22 submissions.');
  await question.getByLabel('Type 22 to confirm').fill('21');
  await question.getByRole('button', { name: 'Delete 22 submissions' }).click();
  await expect(question.getByRole('link', { name: 'Invalid response' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await question.getByLabel('Type 22 to confirm').fill('22');
  await question.getByRole('button', { name: 'Delete 22 submissions' }).click();
  await expect(page.getByText('22 submissions were deleted successfully.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('22 submissions were deleted successfully.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('No submissions match your search criteria. Try changing the filters.')).toBeVisible();
});

test('skips selected submissions that were deleted in the meantime @all', async ({ page, browser }) => {
  await signInAsPlayer(page, 'owner');
  const { address } = await permitsOf(page, 3);
  await page.goto(address);
  await rows(page).first().getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Select all 3 matching' }).click();
  await press(page, 'Add tags');
  const other = await (await browser.newContext()).newPage();
  await signInAsPlayer(other, 'owner');
  await other.goto(address);
  await rows(other).first().getByRole('checkbox').check();
  await bar(other).getByRole('button', { name: 'Select all 3 matching' }).click();
  await press(other, 'Delete');
  await other.getByLabel('Type 3 to confirm').fill('3');
  await other.getByRole('button', { name: 'Delete 3 submissions' }).click();
  await expect(other.getByText('3 submissions were deleted successfully.')).toBeVisible({ timeout: 30_000 });
  await other.context().close();
  await page.getByRole('searchbox', { name: 'Find or create a tag' }).fill('late in the day');
  await page.getByRole('dialog').getByRole('button', { name: 'Add tags' }).click();
  const nothing = page.getByRole('dialog', { name: 'Nothing to tag' });
  await expect(nothing).toContainText('No submissions match your search criteria. Try changing the filters.');
  await expectAccessible(page);
});

test('exports the selection or all matching submissions @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  const { numbers, address } = await permitsOf(page, 3);
  await page.goto(address);
  await select(page, numbers[2]);
  await bar(page).getByRole('button', { name: 'Select all 3 matching' }).click();
  await press(page, 'Export');
  const dialog = page.getByRole('dialog', { name: 'Export 3 submissions' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
  await expect(bar(page)).toContainText('3 selected');
  await page.getByRole('button', { name: 'Show exports' }).click();
  const row = page.getByRole('row', { name: /3 submissions from a list/ }).first();
  await expect(row).toContainText('Finished', { timeout: 30_000 });
  await expect(row).toContainText('3 rows');
});

test('offers only permitted actions, all usable by keyboard @all', async ({ page, browser }) => {
  await signInAsPlayer(page, 'owner');
  const { numbers } = await permitsOf(page, 1);
  const reviewer = await openAsPlayer(browser, 'finance');
  await reviewer.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(reviewer.getByRole('heading', { level: 1, name: 'Form Submissions' })).toBeVisible();
  await reviewer.context().close();

  await page.goto('/processes?filters=[]');
  const box = page.getByRole('checkbox', { name: `Select submission ${numbers[0]}` });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Actions' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Actions' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add tags',
    'Remove tags',
    'Export',
    'Self assign',
    'Unassign',
    'Halt',
    'Delete',
  ]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 1 submission?' });
  await question.getByLabel('Type 1 to confirm').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 submission was deleted successfully.')).toBeVisible();
});
