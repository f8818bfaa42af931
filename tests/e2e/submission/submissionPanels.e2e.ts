import type { Locator, Page } from '@playwright/test';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { addGovernmentStaff } from '#tests/e2e/support/addGovernmentStaff.ts';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { sampleUnlessFull } from '#tests/e2e/support/sampleUnlessFull.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { sampledColorSchemes } from '#tests/e2e/support/viewports.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

test('each panel opens by button or shortcut, has its own address, and closes with Back @all', async ({ page }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();

  // The list shows the same text until the submission's page has loaded.
  await expect(page.getByRole('link', { name: 'Activity' })).toBeVisible();
  await expect(page.getByText(/^Waiting for (plan )?review by /)).toBeVisible();
  const activity = page.getByRole('complementary', { name: 'Activity' });
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(activity.getByRole('heading', { name: 'Activity' })).toBeFocused();
  await expect(activity).toContainText('José Muñoz started this submission');
  await expect(page).toHaveURL(/\?panel=activity$/);
  // The step stays usable beside the panel.
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  await expect(activity).toContainText('Today');
  await activity.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(activity).toBeHidden();
  await expect(page.getByRole('link', { name: 'Activity' })).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Documents and Files');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByRole('complementary', { name: 'Support' })).toContainText('What do you need help with?');
  await page.getByRole('link', { name: 'Start a discussion' }).click();
  await expect(page.getByRole('complementary', { name: 'Discussions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('complementary', { name: 'Support' })).toBeVisible();

  // An old or mistyped address below it redirects to the panel.
  const { pathname } = new URL(page.url());
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${pathname}/elsewhere`);
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ mayComplain: true });

  test('a panel that fails to load can be retried in place, both its code and its data @all', async ({ page }) => {
    await signInAsPlayer(page, 'resident');
    await page.goto('/dashboard');
    await openOwn(page, '2 Lakeside Drive');
    const files = page.getByRole('complementary', { name: 'Documents and Files' });
    for (const what of ['**/FilesPanel-*.js', '**/graphql/**']) {
      await expect(page.getByRole('link', { name: 'Files' })).toBeVisible();
      await page.route(what, (route) => route.abort());
      await page.getByRole('link', { name: 'Files' }).click();
      await files.getByRole('button', { name: 'Try again' }).click();
      await expect(files.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(what);
      await files.getByRole('button', { name: 'Try again' }).click();
      await expect(files.getByRole('heading', { name: 'Files', exact: true })).toBeVisible();
      await files.getByRole('button', { name: 'Close' }).click();
      await page.reload();
    }
  });
});

test('locks and unlocks a step and a single answer from the menu, and the applicant sees it @all', async ({
  page,
  browser,
}) => {
  const { address } = await sendPermit('builder');
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await goToStep(page, /Your project/);
  await page.getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Lock Your project' }).click();
  await expect(page.getByText('Step locked')).toBeVisible();
  await expectAccessible(page);

  const theirs = await (await browser.newContext()).newPage();
  await signInAsPlayer(theirs, 'builder');
  await theirs.goto('/dashboard');
  await openOwn(theirs, address);
  await goToStep(theirs, /Your project/);
  await expect(theirs.getByText('This step is locked. To request a change, start a discussion.')).toBeVisible();
  await menu.getByRole('button', { name: 'Unlock Your project' }).click();
  await expect(page.getByText('Step unlocked')).toBeVisible();
  await expect(theirs.getByText('This step is locked. To request a change, start a discussion.')).toBeHidden();

  await menu.getByText('Lock individual answers in Your project').click();
  const cost = menu.getByRole('checkbox', { name: 'Estimated cost' });
  await cost.check();
  await expectAccessible(page);
  await expect(theirs.getByText('This answer is locked. To request a change, start a discussion.')).toBeVisible();
  await expect(theirs.getByLabel('Estimated cost')).toBeHidden();
  await expect(theirs.getByLabel('Description of work')).toBeVisible();
  await cost.uncheck();
  await expect(theirs.getByLabel('Estimated cost')).toBeVisible();
  await theirs.context().close();
});

test('older activity stays in place when new activity arrives @all', async ({ page }) => {
  const { submissionId, address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  const ask = (body: string): Promise<unknown> =>
    sendMutationRequest(
      page.request,
      'startDiscussion',
      { submissionId: `Submission:${submissionId}`, body },
      '__typename',
    );
  for (let count = 0; count < 32; count += 1) await ask('Is the hydrant near enough?');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await page.getByRole('link', { name: 'Activity' }).click();
  const activity = page.getByRole('complementary', { name: 'Activity' });
  const begun = activity.getByText('started this submission');
  const questions = activity.getByText('started a discussion');
  await expect(questions).toHaveCount(30);
  await activity.getByRole('button', { name: 'Show earlier' }).click();
  await expect(begun).toBeVisible();
  await expect(questions).toHaveCount(32);
  await ask('And the next one?');
  await expect(questions).toHaveCount(33);
  await expect(begun).toBeVisible();
});

test('a submission is deleted after typing its name and is gone for everyone', async ({ page }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Building permit #/ });
  const name = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Delete submission' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this submission?' });
  await expect(question).toContainText(name);
  await expectAccessible(page);
  const gone = page.url();
  await question.getByRole('button', { name: 'Delete submission' }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(address) })).toBeHidden();
  await page.goto(gone);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

const sides = sampleUnlessFull([
  { width: 390, role: 'dialog', colorScheme: 'dark' },
  { width: 1440, role: 'complementary', colorScheme: 'light' },
] as const);

/** What is shown fits and is accessible in light and dark mode. */
async function expectGoodDayAndNight(page: Page, shown: Locator): Promise<void> {
  for (const colorScheme of sampledColorSchemes) {
    await expect(shown).toBeVisible();
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
}

test('every panel and dialog works on a phone and a desktop, in light and dark mode', async ({ page }) => {
  test.slow();
  const helper = townPeople.finance;
  await addGovernmentStaff(helper);
  const { address, submissionId } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  const on = { submissionId: `Submission:${submissionId}` };
  const { name, email } = townPeople.neighbor;
  await sendMutationRequest(page.request, 'inviteApplicant', { ...on, name, email }, '__typename');
  await sendMutationRequest(page.request, 'startDiscussion', { ...on, body: 'When does somebody come?' }, '__typename');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();

  for (const { width, role, colorScheme } of sides) {
    await page.setViewportSize({ width, height: 900 });
    const open = async (panel: string): Promise<Locator> => {
      await page.getByRole('link', { name: panel === 'Documents and Files' ? 'Files' : panel }).click();
      return page.getByRole(role, { name: panel });
    };
    const question = page.getByRole('alertdialog');
    const expectGoodQuestion = async (button: Locator): Promise<void> => {
      await button.click();
      await expect(question).toBeVisible();
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoOverflow(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    };
    const close = async (panel: Locator): Promise<void> => {
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
    };

    const menu = await open('Menu');
    await expectGoodDayAndNight(page, menu.getByRole('button', { name: 'Print this page' }));
    await expectGoodQuestion(menu.getByRole('button', { name: 'Hold submission' }));
    await expectGoodQuestion(menu.getByRole('button', { name: 'Delete submission' }));
    await close(menu);

    const discussions = await open('Discussions');
    const discussion = discussions.getByRole('link', { name: /When does somebody come/ });
    await expectGoodDayAndNight(page, discussion);
    await discussion.click();
    await expectGoodDayAndNight(page, discussions.getByLabel('Your comment'));
    await expectGoodQuestion(discussions.getByRole('button', { name: 'Delete discussion' }));
    await discussions.getByRole('link', { name: 'All discussions' }).click();
    await discussions.getByRole('button', { name: 'New discussion' }).click();
    await expectGoodDayAndNight(page, discussions.getByLabel('Message'));
    await close(discussions);

    const files = await open('Documents and Files');
    const memo = files.getByRole('link', { name: 'memo.png' });
    const add = files.getByLabel('Add files');
    if (role === 'dialog')
      await add.setInputFiles({ name: 'memo.png', mimeType: 'image/png', buffer: smallestPicture });
    await expectGoodDayAndNight(page, memo);
    await expect(files.getByRole('button', { name: 'Delete memo.png' })).toBeVisible();
    await close(files);

    const access = await open('Access');
    const primary = access.getByRole('button', { name: `Make primary: ${name}` });
    await expectGoodDayAndNight(page, primary);
    await expectGoodQuestion(primary);
    await expectGoodQuestion(access.getByRole('button', { name: `Remove ${name}` }));
    await close(access);

    const activity = await open('Activity');
    await expectGoodDayAndNight(page, activity.getByText('started this submission'));
    await close(activity);

    const support = await open('Support');
    await support.getByLabel('Name or email').fill('grace');
    await expect(support.getByRole('link', { name: `Email ${helper.name}, ${helper.email}` })).toBeVisible();
    await expectGoodDayAndNight(page, support.getByText('1 support contact found'));
    await support.getByLabel('Name or email').fill('helen');
    await expect(support.getByText(/^No support contact found\./)).toBeVisible();
    await close(support);
  }
});
