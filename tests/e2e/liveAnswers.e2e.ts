import type { Page } from '@playwright/test';
import { allSaved } from '#tests/e2e/support/forms.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, launchPermit } from '#tests/e2e/support/town.ts';

/** What a page asks the server from now on, by the names of the operations. */
function asks(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql')) asked.push(request.method());
  });
  return asked;
}

const what = (page: Page) => page.getByLabel('Description of work');

test('an answer reaches the other open page as that answer: neither page asks for the submission again @all', async ({
  page: writer,
}) => {
  const { id } = await launchPermit('newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await asPlayer(writer, 'newcomer');
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
  await allSaved(writer);

  // the first save of an answer is told like every later one
  const [ofWriter, ofOther] = [asks(writer), asks(other)];
  await what(writer).fill('A porch with a roof');
  await expect(what(other)).toHaveValue('A porch with a roof');
  await writer.getByLabel('Planned start').fill('2030-05-01');
  await writer.getByLabel('Planned start').blur();
  await expect(other.getByLabel('Planned start')).toHaveValue('2030-05-01');
  await allSaved(writer);
  expect(ofOther).toEqual([]);
  expect(ofWriter).toHaveLength(2);
});

test('who comes back to a step finds there what was saved meanwhile, at once @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await asPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  await what(page).fill('A porch');
  await allSaved(page);
  // a server that takes its time: all that can be seen is what the page has
  await page.route('**/graphql/**', () => undefined);
  await page.getByRole('link', { name: /^Plan review/ }).click();
  await expect(what(page)).toBeHidden();
  await page.getByRole('link', { name: /^Your project/ }).click();
  await expect(what(page)).toHaveValue('A porch');
});

test('two who answer the same question at once are told what the other wrote, without asking for it @all', async ({
  page: one,
}) => {
  const { id } = await launchPermit('newcomer');
  const address = `/initiated_flows/manager/${id.split(':')[1]}`;
  await asPlayer(one, 'newcomer');
  await one.goto(address);
  const other = await one.context().newPage();
  // a line that tells nothing: the refusal is all that this page hears
  await other.routeWebSocket('**/graphql', () => undefined);
  await other.goto(address);
  await expect(what(other)).toBeVisible();
  await what(one).fill('A porch');
  await allSaved(one);
  const asked = asks(other);
  await what(other).fill('A shed');
  await what(other).blur();
  await expect(other.getByText('A porch')).toBeVisible();
  expect(asked).toHaveLength(1);
  await other.getByRole('button', { name: 'Keep my answer' }).click();
  await allSaved(other);
  await expect(what(one)).toHaveValue('A shed');
});

test('whoever rests after a space goes on after it @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await asPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  await what(page).fill('A porch with ');
  await allSaved(page);
  await page.keyboard.type('a roof');
  await expect(what(page)).toHaveValue('A porch with a roof');
  await allSaved(page);
  await page.reload();
  await expect(what(page)).toHaveValue('A porch with a roof');
});
