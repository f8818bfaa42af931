import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit, permitPath } from '#tests/e2e/support/town.ts';

test.use({ mayJump: 'it measures addresses' });

const field = 'main :is(input:not([type="hidden"]), textarea, select)';

/** The queries a page sends before it is usable. */
async function queriesOf(page: Page, address: string, usable = field): Promise<readonly string[]> {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql/')) queries.push(request.url());
  });
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  return queries;
}

const pageAt = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address, { headers: { accept: 'text/html' } })).text();

test("preloads all data for a form's public page and the wizard @all", async ({ page }) => {
  expect(await queriesOf(page, permitPath, 'main button')).toEqual([]);
  expect(await queriesOf(page, `${permitPath}/launch/email`)).toEqual([]);
});

test('preloads a submission for its people only, and does not refetch it when the WebSocket connects', async ({
  page,
  browser,
}) => {
  const { id } = await launchPermit('newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await signInAsPlayer(page, 'newcomer');
  // Once connected, the page subscribes to the submission's changes.
  const line = page.waitForEvent('websocket');
  const listens = line.then((socket) =>
    socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')),
  );
  const queries = await queriesOf(page, address);
  await listens;
  await page.waitForTimeout(500);
  expect(queries).toEqual([]);

  expect(await pageAt(page.request, address)).toContain(id);
  const stranger = await browser.newContext();
  const ofStranger = await pageAt(stranger.request, address);
  const absent = await pageAt(stranger.request, '/initiated_flows/manager/00000000-0000-7000-8000-000000000000');
  expect(ofStranger).toContain('first-answers');
  const withoutIds = (html: string): string =>
    html.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"events":"[^"]*"/g, '…');
  expect(withoutIds(ofStranger)).toBe(withoutIds(absent));
  await stranger.close();
});
