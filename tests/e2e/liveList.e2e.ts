import type { Page } from '@playwright/test';
import { change } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { office } from '#tests/e2e/support/tasks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Which submissions stand in the list, in which order. */
const shown = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) => rows.flatMap((row) => row.querySelector('a')?.pathname ?? []));

test('two clerks look at one list while change after change comes: no row is doubled, lost or moved @all', async ({
  page,
  browser,
}) => {
  const { submissions, colleague } = await office(browser, page, 12);
  const pages = [page, colleague];
  const orders: (readonly string[])[] = [];
  for (const each of pages) {
    // listened for from the start: it may come before the list does
    const greeted = each.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await each.goto(everySubmission);
    await expect(each.getByRole('table').getByRole('row')).toHaveCount(13);
    await greeted;
    orders.push(await shown(each));
  }
  const names = submissions.map(({ id }) => `Submission:${id}`);
  let changes = 0;
  // each writer has three submissions of its own, which it halts and resumes as fast as the server lets it
  const writers = [0, 1, 2, 3].map(async (writer) => {
    while (changes < 200)
      for (const submissionId of names.slice(writer * 3, writer * 3 + 3))
        for (const verb of ['haltSubmission', 'resumeSubmission']) {
          await change(page.request, verb, { submissionId }, '__typename');
          changes += 1;
        }
  });
  while (changes < 200) for (const [place, each] of pages.entries()) expect(await shown(each)).toEqual(orders[place]);
  await Promise.all(writers);
  const [first = '', second = ''] = names;
  await change(page.request, 'haltSubmission', { submissionId: first }, '__typename');
  for (const each of pages) {
    const rowOf = (name: string) =>
      each.getByRole('row').filter({ has: each.locator(`a[href*="${name.split(':')[1]}"]`) });
    await expect(rowOf(first)).toContainText('Halted');
    await expect(rowOf(second)).not.toContainText('Halted');
  }
  await colleague.context().close();
});
