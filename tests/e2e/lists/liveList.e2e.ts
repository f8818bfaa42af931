import type { Page } from '@playwright/test';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { staffWithSubmissions } from '#tests/e2e/support/staffWithSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row', { name: /^Select submission/ });

/** The listed submission numbers in order, with their positions. */
const places = (page: Page): Promise<readonly { readonly number: number; readonly top: number }[]> =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => ({
      number: Number(row.querySelector('input')?.ariaLabel?.split(' ').at(-1)),
      top: Math.round(row.getBoundingClientRect().top),
    })),
  );

/** The same list from the API. */
async function listed({ request }: Page): Promise<readonly number[]> {
  const { submissionRows } = await sendQuery<{ submissionRows: { edges: { node: { scopedId: number } }[] } }>(
    request,
    '{ submissionRows(filters: [], sort: lastActivityAt, ascending: false, first: 20) { edges { node { scopedId } } } }',
  );
  return submissionRows.edges.map(({ node }) => node.scopedId);
}

test('rows added, changed, and deleted under two clerks are never duplicated, lost, or moved until they refresh @all', async ({
  page,
  browser,
}) => {
  const { submissions, colleague, formId } = await staffWithSubmissions(browser, page, 12);
  const pages = [page, colleague];
  const { viewer } = await sendQuery<{ viewer: { id: string } }>(colleague.request, '{ viewer { id } }');
  const before: Awaited<ReturnType<typeof places>>[] = [];
  for (const each of pages) {
    // Subscribe before loading: the event may arrive before the list does.
    const greeted = each.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await each.goto(everySubmission);
    await expect(rowsOf(each)).toHaveCount(12);
    await greeted;
    before.push(await places(each));
  }
  const names = submissions.map(({ id }) => `Submission:${id}`);
  let changes = 0;
  const send = async (verb: string, submissionId: string, input = {}): Promise<void> => {
    await sendMutationRequest(page.request, verb, { submissionId, ...input }, '__typename');
    changes += 1;
  };
  // Each writer has three submissions of its own and launches more, as fast as the server allows.
  const writers = [0, 1, 2, 3].map(async (writer) => {
    const [lost = '', ...kept] = names.slice(writer * 3, writer * 3 + 3);
    await send('deleteSubmission', lost);
    for (let round = 0; changes < 120; round += 1) {
      const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
        page.request,
        'launchSubmission',
        { masterTemplateId: formId },
        'submission { id }',
      );
      for (const submissionId of [...kept, submission.id]) {
        for (const verb of ['haltSubmission', 'resumeSubmission']) await send(verb, submissionId);
        for (const assigned of [true, false])
          await send('assignSubmission', submissionId, { assigneeId: viewer.id, assigned });
      }
      if (round % 2 === 1) await send('deleteSubmission', submission.id);
    }
  });
  while (changes < 120) for (const [at, each] of pages.entries()) expect(await places(each)).toEqual(before[at]);
  await Promise.all(writers);
  for (const [at, each] of pages.entries()) {
    await expect(rowsOf(each).filter({ hasText: 'No longer in your list' })).toHaveCount(4);
    expect(await places(each)).toEqual(before[at]);
    await each.getByRole('button', { name: /new/ }).click();
    await expect.poll(async () => (await places(each)).map(({ number }) => number)).toEqual(await listed(each));
  }
  const [, first = '', second = ''] = names;
  await send('haltSubmission', first);
  for (const each of pages) {
    const rowOf = (name: string) => rowsOf(each).filter({ has: each.locator(`a[href*="${name.split(':')[1]}"]`) });
    await expect(rowOf(first)).toContainText('Halted');
    await expect(rowOf(second)).not.toContainText('Halted');
  }
  await colleague.context().close();
});

test('keeps keyboard focus on a row while someone else changes it @all', async ({ page, browser }) => {
  const { submissions, colleague } = await staffWithSubmissions(browser, page, 2);
  const [submission] = submissions;
  await page.goto(everySubmission);
  const row = rowsOf(page).filter({
    has: page.getByRole('checkbox', { name: `Select submission ${submission?.scopedId}` }),
  });
  const way = row.getByRole('link').first();
  await way.focus();
  await sendMutationRequest(
    colleague.request,
    'haltSubmission',
    { submissionId: `Submission:${submission?.id}` },
    '__typename',
  );
  await expect(row).toContainText('Halted');
  await expect(way).toBeFocused();
});
