import type { Page } from '@playwright/test';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';

/** Names of the operations the page sends from now on. */
function asks(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql')) queries.push(request.method());
  });
  return queries;
}

const what = (page: Page) => page.getByLabel('Description of work');

test('updates an answer on another open page without either page refetching the submission @all', async ({
  page: writer,
}) => {
  const { id } = await launchPermit('newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await signInAsPlayer(writer, 'newcomer');
  await writer.goto(address);
  const other = await writer.context().newPage();
  const listens = other
    .waitForEvent('websocket')
    .then((line) => line.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')));
  await other.goto(address);
  await listens;
  await expect(what(other)).toBeVisible();
  await what(writer).fill('A porch');
  await expect(what(other)).toHaveValue('A porch');
  await waitUntilSaved(writer);

  // The first save of an answer is announced like later ones.
  const [ofWriter, ofOther] = [asks(writer), asks(other)];
  await what(writer).fill('A porch with a roof');
  await expect(what(other)).toHaveValue('A porch with a roof');
  await writer.getByLabel('Planned start').fill('2030-05-01');
  await writer.getByLabel('Planned start').blur();
  await expect(other.getByLabel('Planned start')).toHaveValue('2030-05-01');
  await waitUntilSaved(writer);
  expect(ofOther).toEqual([]);
  expect(ofWriter).toHaveLength(2);
});

test('shows saved answers immediately when returning to a step @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  await what(page).fill('A porch');
  await waitUntilSaved(page);
  // The server never responds, so the page can only show cached data.
  await page.route('**/graphql/**', () => undefined);
  await page.getByRole('link', { name: /^Plan review/ }).click();
  await expect(what(page)).toBeHidden();
  await page.getByRole('link', { name: /^Your project/ }).click();
  await expect(what(page)).toHaveValue('A porch');
});

test('shows the second writer of the same question the conflicting answer without a refetch @all', async ({
  page: one,
}) => {
  const { id } = await launchPermit('newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await signInAsPlayer(one, 'newcomer');
  await one.goto(address);
  const other = await one.context().newPage();
  // No live updates: this page learns of the conflict only from the refusal.
  await other.routeWebSocket('**/graphql', () => undefined);
  await other.goto(address);
  await expect(what(other)).toBeVisible();
  await what(one).fill('A porch');
  await waitUntilSaved(one);
  const queries = asks(other);
  await what(other).fill('A shed');
  await what(other).blur();
  await expect(other.getByText('A porch')).toBeVisible();
  expect(queries).toHaveLength(1);
  await other.getByRole('button', { name: 'Keep my answer' }).click();
  await waitUntilSaved(other);
  await expect(what(one)).toHaveValue('A shed');
});

test('keeps a trailing space when typing resumes after a save @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  await what(page).fill('A porch with ');
  await waitUntilSaved(page);
  await page.keyboard.type('a roof');
  await expect(what(page)).toHaveValue('A porch with a roof');
  await waitUntilSaved(page);
  await page.reload();
  await expect(what(page)).toHaveValue('A porch with a roof');
});
