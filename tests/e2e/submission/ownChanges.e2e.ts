import type { Page } from '@playwright/test';
import { persistedOperationIds } from '#tests/e2e/support/persistedOperationIds.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openAsPlayer, sendPermit, signInAsPlayer } from '#tests/e2e/support/town.ts';

const header = 'x-portico-mutation';

/** The queries that a page sends from now on, by name, except the reviewer's search for people and tags. */
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
const settle = (page: Page): Promise<void> => page.waitForTimeout(800);

/** Staff tag, assign, discuss, hold, and resume a submission. Returns what each action refetched. */
async function workOn(page: Page, path: string): Promise<Record<string, string[]>> {
  const sent = recordQueries(page);
  const refetched: Record<string, string[]> = {};
  const count = async (action: string, act: () => Promise<void>): Promise<void> => {
    await settle(page);
    sent.length = 0;
    await act();
    await settle(page);
    refetched[action] = sent.splice(0);
  };
  await page.goto(path);
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  const access = page.getByRole('complementary', { name: 'Access' });
  await expect(access.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await count('assign', async () => {
    await access.getByRole('button', { name: 'Assign to me' }).click();
    await expect(access.getByRole('button', { name: 'Assign to me' })).toBeHidden();
  });
  await page.getByRole('link', { name: 'Discussions' }).click();
  const talk = page.getByRole('complementary', { name: 'Discussions' });
  await talk.getByRole('button', { name: 'New discussion' }).click();
  await talk.getByLabel('Message').fill('Is the fence new?');
  await talk.getByRole('button', { name: 'Start discussion' }).click();
  await expect(talk.getByRole('article')).toContainText('Is the fence new?');
  await count('comment', async () => {
    await talk.getByLabel('Your comment').fill('The plan does not say.');
    await talk.getByRole('button', { name: 'Post comment' }).click();
    await expect(talk.getByRole('list', { name: 'Comments' })).toContainText('The plan does not say.');
  });
  await page.getByRole('link', { name: 'Menu' }).click();
  await count('hold', async () => {
    await page.getByRole('button', { name: 'Hold submission' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hold submission' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Resume submission' })).toBeVisible();
  });
  await count('resume', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Resume submission' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Resume submission' })).toBeHidden();
  });
  return refetched;
}

/** As before tabs identified themselves. */
async function withoutHeader(page: Page): Promise<void> {
  await page.route('**/graphql/*', async (route) => {
    const { [header]: _own, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
}

test('staff work on a submission without refetching what their changes returned @all', async ({ page, browser }) => {
  test.slow();
  const { submissionId } = await sendPermit('newcomer');
  const path = `/initiated_flows/manager/${submissionId}`;
  await signInAsPlayer(page, 'owner');
  const refetched = await workOn(page, path);
  const other = await sendPermit('newcomer');
  const old = await openAsPlayer(browser, 'owner');
  await withoutHeader(old);
  const before = await workOn(old, `/initiated_flows/manager/${other.submissionId}`);
  console.log(JSON.stringify({ refetched, before }, null, 1));
  expect(refetched['assign']).toEqual([]);
});
