import type { Page } from '@playwright/test';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { staffWithSubmissions } from '#tests/e2e/support/staffWithSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const numbered = (scopedId: number) => ({ name: new RegExp(`#${scopedId}( |$)`) });
const listOf = (page: Page) => page.getByRole('region', { name: 'Tasks' });

/** Moves focus with the Tab key only. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = page
    .getByRole('link', { name })
    .or(page.getByRole('textbox', { name }))
    .or(page.getByRole('button', { name }));
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted.first()).toBeFocused();
}

test("a clerk completes tasks by keyboard alone, skips one, and sees a colleague's work", async ({ page, browser }) => {
  const { submissions, colleague, form } = await staffWithSubmissions(browser, page, 6);
  const [one, two, three, four, five, six] = submissions.map(({ scopedId }) => scopedId);
  await page.goto('/');
  await tabTo(page, /^My Tasks$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my_tasks');
  const list = listOf(page);
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('0/6 done today (0%)')).toBeVisible();
  // The long name is truncated; its title attribute has it in full.
  await expect(list.getByTitle(form).first()).toHaveText('Dog licence for residents of Spring…');

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', numbered(one ?? 0))).toBeVisible();
  await expect(page.getByText('Look at the certificate.')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', numbered(two ?? 0))).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(`/my_tasks/${submissions[0]?.id}`);

  for (const [place, done] of [one, two].entries()) {
    await expect(page.getByRole('heading', numbered(done ?? 0))).toBeVisible();
    await tabTo(page, 'Vet');
    await page.keyboard.type('Dr. Dolittle');
    await tabTo(page, 'Complete Step');
    await page.keyboard.press('Enter');
    // The next task opens with focus on its title, so that it can't be mistaken for the one before.
    const said = page.getByText(/^Step of Dog licence .* completed$/);
    await expect(said.last()).toBeVisible();
    await expect(page).toHaveURL(`/my_tasks/${submissions[place + 1]?.id}`);
    await expect(page.getByRole('heading', numbered([two, three][place] ?? 0))).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveCount(5 - place);
    await expect(page.getByText(`${place + 1}/6 done today`)).toBeVisible();
  }

  // The skip shortcut focuses the button without pressing it.
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/my_tasks/${submissions[3]?.id}`);
  await expect(page.getByText('Skipped (1)')).toBeVisible();
  await expect(page.getByText('2/5 done today')).toBeVisible();

  // A task that a colleague completes leaves the list, but the open task stays.
  await sendMutationRequest(
    colleague.request,
    'saveAnswer',
    await vet(colleague, submissions[4]?.stepId ?? ''),
    '__typename',
  );
  await sendMutationRequest(
    colleague.request,
    'advanceStep',
    { activeStepId: submissions[4]?.stepId, confirmed: [] },
    '__typename',
  );
  await expect(list.getByRole('link', numbered(five ?? 0))).toBeHidden();
  await expect(page.getByRole('heading', numbered(four ?? 0))).toBeVisible();
  await expect(page.getByText('2/4 done today')).toBeVisible();
  await sendMutationRequest(
    colleague.request,
    'saveAnswer',
    await vet(colleague, submissions[3]?.stepId ?? ''),
    '__typename',
  );
  await sendMutationRequest(
    colleague.request,
    'advanceStep',
    { activeStepId: submissions[3]?.stepId, confirmed: [] },
    '__typename',
  );
  await expect(page.getByText('This task is no longer yours')).toBeVisible();
  await expect(page.getByRole('heading', numbered(four ?? 0))).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Actions' })).toContainText('Dr. Who');
  await colleague.context().close();

  await tabTo(page, 'Next task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', numbered(six ?? 0))).toBeVisible();
  await tabTo(page, 'Vet');
  await page.keyboard.type('Dr. Dolittle');
  await tabTo(page, 'Complete Step');
  await page.keyboard.press('Enter');

  // Only the skipped task is left; it is restored.
  await expect(page.getByRole('heading', { name: 'No Current Tasks' })).toBeVisible();
  await expect(page.getByText('3/3 done today (100%)')).toBeVisible();
  await page.getByText('Skipped (1)').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, numbered(three ?? 0).name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move back to my tasks' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Move back to my tasks' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skipped (1)')).toBeHidden();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next task');
  await page.keyboard.press('Escape');
});

async function vet(page: Page, activeStepId: string) {
  const { node } = await sendQuery<{ node: { step: { sections: { fields: { id: string }[] }[] } } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on ActiveStep { step { sections { fields { id } } } } } }',
    { id: activeStepId },
  );
  return { activeStepId, fieldId: node.step.sections[0]?.fields[0]?.id, content: 'Dr. Who', revision: 0 };
}

test('completes twenty tasks in a row by keyboard alone @all', async ({ page, browser }) => {
  test.slow();
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 20);
  await colleague.context().close();
  await page.goto('/my_tasks');
  const list = listOf(page);
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await page.keyboard.press('j');
  for (const [place, { scopedId }] of submissions.entries()) {
    await expect(page.getByRole('heading', numbered(scopedId))).toBeVisible();
    await tabTo(page, 'Vet');
    await page.keyboard.type(`Dr. ${scopedId}`);
    await tabTo(page, 'Complete Step');
    await page.keyboard.press('Enter');
    const next = submissions[place + 1];
    if (next) await expect(page).toHaveURL(`/my_tasks/${next.id}`);
    if (next) await expect(page.getByText(`${place + 1}/20 done today`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'No Current Tasks' })).toBeVisible();
  await expect(page.getByText('20/20 done today (100%)')).toBeVisible();
});

test('pages through skipped tasks and marks the oldest as skipped @all', async ({ page, browser }) => {
  test.slow();
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 22);
  await colleague.context().close();
  for (const { id } of submissions)
    await sendMutationRequest(page.request, 'skipTask', { submissionId: `Submission:${id}` }, 'taskId');
  await page.goto(`/my_tasks/${submissions.at(-1)?.id}`);
  await expect(page.getByRole('button', { name: 'Move back to my tasks' })).toBeVisible();
  await page.getByText('Skipped (22)').click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(22);
  await page.getByRole('button', { name: 'Move back to my tasks' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(page.getByText('Skipped (21)')).toBeVisible();
  // Tasks already loaded stay shown after a refetch.
  await expect(listOf(page).getByRole('listitem')).toHaveCount(22);
});

test('on a phone the list comes first, a task is its own page, and both fit @phone @all', async ({ page, browser }) => {
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 2);
  await colleague.context().close();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'My Tasks' }).click();
  const list = listOf(page);
  await list.getByRole('link', numbered(submissions[0]?.scopedId ?? 0)).click();
  await expect(page.getByRole('button', { name: 'Complete Step' })).toBeVisible();
  await expect(list).toBeHidden();
  for (const tab of ['Discussion', 'Files', 'Access Manager', 'Activities']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty();
  }
  await page.getByRole('tab', { name: 'Actions' }).click();
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page).toHaveURL('/my_tasks');
  await expect(list).toBeVisible();
  await expectGoodInEveryViewport(page);
});

test('a reviewer completes a review from the task list and gets the next one @all', async ({ browser }) => {
  const { address } = await sendPermit('builder');
  const page = await openAsPlayer(browser, 'reviewer');
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await page.getByLabel('Show').selectOption('Reviews');
  await expect(page).toHaveURL('/my_tasks?filter=reviews');
  await page.getByLabel('Sort by').selectOption('Newest first');
  await listOf(page)
    .getByRole('link', { name: new RegExp(address) })
    .click();
  const place = new URL(page.url()).pathname;
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByLabel('Type your name to sign').fill('Priya Nair');
  await page.getByLabel('Comment').fill('The plans meet the code.');
  // The shortcut focuses the button that submits the review.
  await page.getByRole('button', { name: 'Skip' }).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(place));
  await expect(page.getByText(/^Building permit #.* approved$/)).toBeVisible();
  // The next case is in view from its title on.
  const title = page.getByRole('heading', { level: 2, name: /^Building permit #/ });
  const bar = await page.getByRole('banner').boundingBox();
  await expect(title).toBeInViewport();
  expect((await title.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  const task = listOf(page).getByRole('link', { name: new RegExp(address) });
  await expect(task).toBeHidden();

  // A wrong decision is undone before anyone learns of it, and the comment is still there.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Review undone')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(place));
  await expect(task).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await expect(page.getByLabel('Comment')).toHaveValue('The plans meet the code.');
  await expectGoodInEveryViewport(page);
  await page.context().close();
});
