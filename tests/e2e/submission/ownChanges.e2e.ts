import type { Page } from '@playwright/test';
import { operationUrl } from '#tests/e2e/support/holdResponse.ts';
import { persistedOperationIds } from '#tests/e2e/support/persistedOperationIds.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendPermit, signInAsPlayer } from '#tests/e2e/support/town.ts';

const header = 'x-portico-mutation';

/** The queries that a page sends from now on, by name. */
function recordQueries(page: Page): string[] {
  const names = new Map([...persistedOperationIds()].map(([name, id]) => [`/graphql/${id}`, name]));
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = names.get(new URL(request.url()).pathname);
    if (name?.endsWith('Query')) sent.push(name);
  });
  return sent;
}

/** Long enough for an event to arrive and for its refetch to start. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(1_500);

const accessOf = (page: Page) => page.getByRole('complementary', { name: 'Access' });
const actionsOf = (page: Page) => page.getByRole('list', { name: 'Actions' });
const discussionsOf = (page: Page) => page.getByRole('complementary', { name: 'Discussions' });

/** Staff assign, discuss, hold, and resume a submission. Returns what each change refetched. */
async function workOn(page: Page, submissionId: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const sent = recordQueries(page);
  const refetched: Record<string, string[]> = {};
  const record = async (change: string, make: () => Promise<void>): Promise<void> => {
    await settle(page);
    sent.length = 0;
    await make();
    await settle(page);
    refetched[change] = sent.splice(0);
  };
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  const assign = accessOf(page).getByRole('button', { name: 'Assign to me' });
  await expect(assign).toBeVisible();
  await record('assign', async () => {
    await assign.click();
    await expect(assign).toBeHidden();
  });
  await page.getByRole('link', { name: 'Discussions' }).click();
  const discussions = discussionsOf(page);
  await discussions.getByRole('button', { name: 'New discussion' }).click();
  await discussions.getByLabel('Message').fill('Is the fence new?');
  await discussions.getByRole('button', { name: 'Start discussion' }).click();
  await expect(discussions.getByRole('article')).toContainText('Is the fence new?');
  await record('comment', async () => {
    await discussions.getByLabel('Your comment').fill('The plan does not say.');
    await discussions.getByRole('button', { name: 'Post comment' }).click();
    await expect(discussions.getByRole('list', { name: 'Comments' })).toContainText('The plan does not say.');
  });
  await page.getByRole('link', { name: 'Menu' }).click();
  await record('hold', async () => {
    await page.getByRole('button', { name: 'Hold submission' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hold submission' }).click();
    await expect(actionsOf(page).getByRole('button', { name: 'Resume submission' })).toBeVisible();
  });
  await record('resume', async () => {
    await actionsOf(page).getByRole('button', { name: 'Resume submission' }).click();
    await expect(actionsOf(page).getByRole('button', { name: 'Resume submission' })).toBeHidden();
  });
  return refetched;
}

/** A client that doesn't number its mutations, such as one from before an update. */
async function withoutHeader(page: Page): Promise<void> {
  await page.route('**/graphql/*', async (route) => {
    const { [header]: _own, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
}

test('staff change a submission without refetching what the mutation returned @all', async ({ page, browser }) => {
  test.slow();
  const [first, second] = [await sendPermit('newcomer'), await sendPermit('newcomer')];
  await signInAsPlayer(page, 'owner');
  const refetched = await workOn(page, first.submissionId);
  const old = await (await browser.newContext()).newPage();
  await signInAsPlayer(old, 'owner');
  await withoutHeader(old);
  const before = await workOn(old, second.submissionId);
  test.info().annotations.push({ type: 'refetches', description: JSON.stringify({ before, refetched }) });
  for (const [change, queries] of Object.entries(before)) {
    expect(queries, change).toContain('liveSubmissionQueryQuery');
    expect(refetched[change], change).not.toContain('liveSubmissionQueryQuery');
  }
  // these compare all answers, which takes long, so mutations don't return them
  const notices = ['SubmissionNoticesQuery'];
  expect(refetched).toMatchObject({ assign: notices, comment: notices });
});

test.describe('a lost response', () => {
  // the browser reports the failed request
  test.use({ mayComplain: true });

  test('refetches its own change when the response is lost @all', async ({ page }) => {
    const { submissionId } = await sendPermit('newcomer');
    await signInAsPlayer(page, 'owner');
    await page.goto(`/initiated_flows/manager/${submissionId}`);
    await page.getByRole('link', { name: 'Access', exact: true }).click();
    await settle(page);
    await page.route(operationUrl('useAssignSubmissionMutation'), async (route) => {
      await route.fetch();
      await route.abort();
    });
    const assign = accessOf(page).getByRole('button', { name: 'Assign to me' });
    await assign.click();
    await expect(assign).toBeHidden();
  });
});
