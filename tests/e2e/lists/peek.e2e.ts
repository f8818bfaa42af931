import type { Page } from '@playwright/test';
import { sendQuery } from '#tests/e2e/support/graphql.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { staffWithSubmissions } from '#tests/e2e/support/staffWithSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** The preview beside the list, or over it on a narrow window. */
const peekAt = (page: Page, number: number) =>
  page
    .getByRole('complementary', { name: new RegExp(`^#${number} `) })
    .or(page.getByRole('dialog', { name: new RegExp(`^#${number} `) }));
const way = (page: Page, number: number) => page.getByRole('button', { name: `Preview #${number} next to the list` });
const title = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^#${number} `), level: 2 });

async function statusOf(page: Page, id: string): Promise<string> {
  const { node } = await sendQuery<{ node: { status: string } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { status } } }',
    { id },
  );
  return node.status;
}

test('a clerk browses the list, completes a step, tags, assigns, and holds by keyboard alone', async ({
  page,
  browser,
}) => {
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 3);
  await colleague.context().close();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await openEverySubmission(page);
  const [first, second, third] = submissions.toReversed().map(({ scopedId }) => scopedId) as [number, number, number];
  const idOf = (number: number): string => submissions.find(({ scopedId }) => scopedId === number)?.id ?? '';
  await expect(page.getByText('No filters')).toBeVisible();
  await expect(way(page, first)).toBeVisible();
  const list = page.url();

  // Row shortcuts work before a preview is open.
  await page.locator('body').press('j');
  await expect(way(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(way(page, second)).toBeFocused();
  // Enter opens the submission itself, and Back returns to the list.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/initiated_flows/${idOf(second)}`);
  await page.goBack();
  await way(page, second).focus();
  await page.keyboard.press('k');
  await expect(way(page, first)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(peekAt(page, first)).toBeVisible();
  await expect(title(page, first)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/processes/${idOf(first)}\\?`));
  await expect(peekAt(page, first).getByText('Look at the certificate.')).toBeVisible();
  await expect(way(page, first)).toHaveAttribute('aria-expanded', 'true');
  // The preview is beside the list and does not cover it.
  const [panel, table] = await Promise.all([peekAt(page, first).boundingBox(), page.getByRole('table').boundingBox()]);
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  await expectGoodInEveryViewport(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await title(page, first).focus();
  await page.keyboard.press('j');
  await expect(title(page, second)).toBeFocused();
  await expect(peekAt(page, second)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(title(page, third)).toBeFocused();
  // On the last row, the shortcut does nothing.
  await page.keyboard.press('j');
  await expect(title(page, third)).toBeFocused();
  await page.keyboard.press('k');
  await expect(title(page, second)).toBeFocused();

  // Reload keeps the preview, Escape returns to the row, and Back to the previous page.
  await page.reload();
  await expect(peekAt(page, second).getByText('Look at the certificate.')).toBeVisible();
  await expect(way(page, second)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(peekAt(page, second)).toBeHidden();
  await expect(way(page, second)).toBeFocused();
  await expect(page).toHaveURL(list);
  await page.keyboard.press('Space');
  await expect(peekAt(page, second)).toBeVisible();
  await page.goBack();
  await expect(peekAt(page, second)).toBeHidden();
  await expect(page).toHaveURL(list);
  await expect(way(page, second)).toBeFocused();

  // The step is completed in the preview, and the next one appears.
  await page.keyboard.press('Space');
  await peekAt(page, second).getByLabel('Vet').fill('Dr. Dolittle');
  await title(page, second).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Complete Step' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(peekAt(page, second).getByRole('heading', { name: /^Step 2 of 2/ })).toBeVisible();
  await expect(title(page, second)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/processes/${idOf(second)}\\?`));

  // tag and assign
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Manage tags' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Manage tags' })).toBeVisible();
  await page.keyboard.press('Escape');
  await title(page, second).focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unassign me' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Access' })).toContainText('Clara Clerk');
  await expect(page).toHaveURL(/panel=access/);

  // hold, in a dialog with its own shortcuts
  await title(page, second).focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hold submission' })).toBeFocused();
  await expect(page).toHaveURL(/panel=menu/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /hold/i }));
  await expect(question.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(peekAt(page, second)).toBeAttached();
  await question.getByRole('button', { name: /hold/i }).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(page, `Submission:${idOf(second)}`)).toBe('halted');
  await expect(page.getByRole('row').filter({ has: way(page, second) })).toContainText('Halted');
  // The live update reaches the list before the mutation's response closes the dialog.
  await expect(question.first()).toBeHidden();

  await title(page, second).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Manage tags');
  await page.keyboard.press('Escape');
  await expect(peekAt(page, second)).toBeVisible();
  await title(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/initiated_flows/${idOf(second)}`);
});

test('the overlay traps focus, and dialogs opened from it return focus to it @all', async ({ page, browser }) => {
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 2);
  await colleague.context().close();
  await page.goto('/');
  await openEverySubmission(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  const [first, second] = submissions.toReversed().map(({ scopedId }) => scopedId) as [number, number];
  await way(page, first).focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^#${first} `) });
  await expect(dialog.getByText('Look at the certificate.')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.poll(() => help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toHaveValue('jk');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('j');
  await expect(peekAt(page, second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(way(page, second)).toBeFocused();
});

test('on a phone the preview fills the screen, and its buttons go forward and back @phone @all', async ({
  page,
  browser,
}) => {
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 2);
  await colleague.context().close();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Form Submissions' }).click();
  const [first, second] = submissions.toReversed().map(({ scopedId }) => scopedId) as [number, number];
  await way(page, first).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^#${first} `) });
  await expect(dialog.getByText('Look at the certificate.')).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(390);
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Next submission' }).click();
  await expect(peekAt(page, second)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await way(page, second).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(way(page, second)).toBeFocused();
});

test('a reviewer approves without leaving the list @all', async ({ browser }) => {
  const { address, submissionId } = await sendPermit('builder');
  const page = await openAsPlayer(browser, 'reviewer');
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  const row = page.getByRole('row').filter({ hasText: address });
  await row.getByRole('button', { name: /^Preview/ }).click();
  await expect(page).toHaveURL(new RegExp(`/processes/${submissionId}`));
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByLabel('Type your name to sign').fill('Priya Nair');
  await row.getByRole('button', { name: /^Preview/ }).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/processes/${submissionId}`));
  await expect(row).toBeVisible();
  await page.context().close();
});
