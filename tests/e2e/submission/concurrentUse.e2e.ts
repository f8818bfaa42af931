import { devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { townPeople, type TownPerson } from '#server/demoTown/townPeople.ts';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { reserveShelter } from '#tests/e2e/support/reserveShelter.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A demo town person in their own browser. */
async function somebody(browser: Browser, player: TownPerson, options = desk): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signInAsPlayer(page, player);
  return page;
}

/** Opens one submission from the person's start page. */
async function openFromStart(page: Page, path: string, list = '/'): Promise<void> {
  await page.goto(list);
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Picnic shelter reservation #/ })).toBeVisible();
}

const guests = (page: Page) => page.getByLabel('Number of guests');
const remarks = (page: Page) => page.getByLabel('Anything else we should know?');

test('two applicants and a ranger edit one submission at once, and a page without live updates is told it is outdated @all', async ({
  browser,
}) => {
  test.slow();
  const { id, path } = await reserveShelter('newcomer', { isSent: false });
  const jose = await somebody(browser, 'newcomer', devices['Pixel 7']);
  const luis = await somebody(browser, 'ranger');
  const olena = await somebody(browser, 'shopkeeper');
  const joining = { submissionId: id, email: townPeople.shopkeeper.email, name: townPeople.shopkeeper.name };
  await sendMutationRequest(luis.request, 'inviteApplicant', joining, '__typename');
  // Simulates a WebSocket that is dead without either side noticing.
  let isDead = false;
  await olena.routeWebSocket('**/graphql', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (!isDead) line.send(message);
    });
  });
  await openFromStart(jose, path);
  await openFromStart(olena, path);
  await openFromStart(luis, path, everySubmission);

  await remarks(jose).fill('We bring a grill.');
  await remarks(jose).blur();
  await expect(remarks(olena)).toHaveValue('We bring a grill.');
  await expect(luis.getByText('We bring a grill.')).toBeVisible();
  // Another person's answer arrives in the middle of typing.
  await remarks(jose).fill('We bring a grill, and');
  await guests(olena).fill('55');
  await guests(olena).blur();
  await expect(guests(jose)).toHaveValue('55');
  await expect(remarks(jose)).toHaveValue('We bring a grill, and');
  const looked = olena.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.startsWith(`{"variables":{"id":"${id}"}`)),
  );
  await luis.getByRole('button', { name: 'Edit José Muñoz’s answers' }).click();
  await luis.getByLabel('Date').fill('2030-06-02');
  await luis.getByLabel('Date').blur();
  await expect(jose.getByLabel('Date')).toHaveValue('2030-06-02');
  await expect(olena.getByLabel('Date')).toHaveValue('2030-06-02');
  await remarks(jose).fill('We bring a grill, and two dogs.');
  await remarks(jose).blur();
  await waitUntilSaved(jose);
  await expect(remarks(olena)).toHaveValue('We bring a grill, and two dogs.');
  await expect(remarks(luis)).toHaveValue('We bring a grill, and two dogs.');

  // Her page has fetched that change, so the connection can go dead now.
  await looked;
  isDead = true;
  await jose.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(jose.getByRole('heading', { name: 'Step 2 of 2: Confirm the reservation' })).toBeVisible();
  await expect(
    luis.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Confirm the reservation/ }),
  ).toContainText('Current');
  await guests(olena).fill('56');
  await olena.getByRole('button', { name: 'Go to next step >' }).click();
  const outdated = olena.getByRole('alert').filter({ hasText: 'This page is outdated' });
  await expect(outdated).toContainText('Someone else may have updated it. Please refresh the page.');
  for (const width of [1440, 320]) {
    await olena.setViewportSize({ width, height: 900 });
    await expectAccessible(olena);
    await expectNoOverflow(olena);
  }
  isDead = false;
  await outdated.getByRole('button', { name: 'Refresh the page' }).click();
  await expect(olena.getByRole('heading', { name: 'Step 2 of 2: Confirm the reservation' })).toBeVisible();
  await expect(outdated).toBeHidden();
  // Nothing she typed is lost.
  await goToStep(olena, /Your visit/);
  await expect(guests(olena)).toHaveValue('56');
  for (const page of [jose, luis, olena]) await page.context().close();
});

test('on a phone, an applicant sees the hold, asks why, and gets an answer; corrections after completion are shown', async ({
  browser,
}) => {
  test.slow();
  const { path } = await reserveShelter('newcomer', { isSent: true });
  const jose = await somebody(browser, 'newcomer', devices['Pixel 7']);
  const luis = await somebody(browser, 'ranger');
  await openFromStart(jose, path);
  await openFromStart(luis, path, everySubmission);

  await luis.getByRole('link', { name: 'Menu' }).click();
  const menu = luis.getByRole('complementary', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Hold submission' }).click();
  await luis.getByRole('alertdialog').getByRole('button', { name: 'Hold submission' }).click();
  const halted = jose.getByText('Parks and Recreation put this submission on hold.');
  await expect(halted).toBeVisible();
  await expectAccessible(jose);
  await jose.getByRole('link', { name: 'Discussions' }).click();
  const phone = jose.getByRole('dialog', { name: 'Discussions' });
  await phone.getByRole('button', { name: 'New discussion' }).click();
  await phone.getByLabel('Message').fill('Why is it on hold?');
  await phone.getByRole('button', { name: 'Start discussion' }).click();
  await expect(phone.getByRole('article')).toContainText('Why is it on hold?');

  const discussionsLink = luis
    .getByRole('navigation', { name: 'Submission panels' })
    .getByRole('link', { name: 'Discussions' });
  await expect(discussionsLink).toContainText('1 unread');
  await discussionsLink.click();
  const panel = luis.getByRole('complementary', { name: 'Discussions' });
  await panel.getByRole('link', { name: /Why is it on hold/ }).click();
  await panel.getByLabel('Your comment').fill('The roof was looked at. It holds.');
  await panel.getByRole('button', { name: 'Post comment' }).click();
  await expect(phone.getByRole('list', { name: 'Comments' })).toContainText('The roof was looked at. It holds.');
  await luis.getByRole('main').getByRole('button', { name: 'Resume submission' }).click();
  await expect(halted).toBeHidden();

  await luis.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(luis.getByText('This submission was completed', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Close' }).click();
  await expect(jose.getByText('This submission was completed', { exact: true })).toBeVisible();

  await goToStep(luis, /Your visit/);
  await luis.getByRole('button', { name: 'Edit José Muñoz’s answers' }).click();
  await guests(luis).fill('45');
  await guests(luis).blur();
  await waitUntilSaved(luis);
  await luis.getByRole('button', { name: 'Done editing' }).click();
  const said = 'Luis Ortega changed answers in Your visit for the applicant after the submission was completed';
  await expect(jose.getByText('Answers were changed by staff')).toBeVisible();
  await expect(jose.getByText(said)).toBeVisible();
  await goToStep(jose, /Your visit/);
  await expect(jose.getByText('45', { exact: true })).toBeVisible();
  await expect(jose.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(jose);
  await expectNoOverflow(jose);
  await jose.getByRole('link', { name: 'Activity' }).click();
  await expect(jose.getByRole('dialog', { name: 'Activity' })).toContainText(said);
  // The person who makes the correction sees that it is recorded.
  await luis.getByRole('link', { name: 'Activity' }).click();
  await expect(luis.getByRole('complementary', { name: 'Activity' })).toContainText(said);
  for (const page of [jose, luis]) await page.context().close();
});
