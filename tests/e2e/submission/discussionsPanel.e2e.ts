import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { openOwn, ownCard } from '#tests/e2e/support/ownSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** Opens the submission at this address with its discussions panel, from the list of staff or of its applicant. */
async function opensDiscussions(page: Page, address: string): Promise<Locator> {
  await page
    .getByRole('row', { name: new RegExp(address) })
    .or(ownCard(page, address))
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Discussions' }).click();
  return page.getByRole('dialog', { name: 'Discussions' }).or(page.getByRole('complementary', { name: 'Discussions' }));
}

const way = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Submission panels' }).getByRole('link', { name: 'Discussions' });

test("an applicant on a phone and staff on a desktop see each other's messages live @all", async ({
  page,
  browser,
}) => {
  test.slow();
  const { address } = await sendPermit('newcomer');
  const theirs = await openAsPlayer(browser, 'newcomer');
  await theirs.setViewportSize({ width: 390, height: 844 });
  const phone = await opensDiscussions(theirs, address);
  await signInAsPlayer(page, 'owner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(everySubmission);
  const desk = await opensDiscussions(page, address);
  await expect(desk.getByText('No discussions yet')).toBeVisible();

  // An empty message is rejected.
  await phone.getByRole('button', { name: 'New discussion' }).click();
  await phone.getByRole('button', { name: 'Start discussion' }).click();
  await expect(phone.getByRole('link', { name: 'Type a message in order to start a discussion' })).toBeVisible();
  // A draft survives closing the panel.
  await phone.getByLabel('Message').fill('When does somebody come');
  await phone.getByRole('button', { name: 'Close' }).click();
  await expect(phone).toBeHidden();
  await theirs.getByRole('link', { name: 'Discussions' }).click();
  await phone.getByRole('button', { name: 'New discussion' }).click();
  await expect(phone.getByLabel('Message')).toHaveValue('When does somebody come');
  await phone.getByLabel('Message').fill('When does somebody come?');
  await phone.getByRole('button', { name: 'Start discussion' }).click();
  await expect(phone.getByRole('article')).toContainText('When does somebody come?');
  await expectAccessible(theirs);

  // Staff see it as unread until they open it.
  const row = desk.getByRole('link', { name: /When does somebody come/ });
  await expect(row).toContainText('Unread');
  await expect(way(page)).toContainText('1 unread');
  await page.reload();
  await expect(row).toContainText('Unread');
  await row.click();
  const article = desk.getByRole('article');
  await expect(article).toContainText('When does somebody come?');
  await expect(way(page)).not.toContainText('unread');

  // both are writing when the other's words come; nothing that is typed is lost
  await phone.getByLabel('Your comment').fill('We are at home');
  await article.getByLabel('Your comment').fill('Tomorow at nine.');
  await article.getByRole('button', { name: 'Post comment' }).click();
  await expect(phone.getByRole('list', { name: 'Comments' })).toContainText('Tomorow at nine.');
  await expect(phone.getByLabel('Your comment')).toHaveValue('We are at home');
  await article.getByRole('button', { name: 'Edit comment' }).click();
  await expect(article.getByRole('form', { name: 'Edit comment' }).getByLabel('Your comment')).toBeFocused();
  await article.getByRole('form', { name: 'Edit comment' }).getByLabel('Your comment').fill('Tomorrow at nine.');
  await article.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Comment updated')).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Comments' })).toContainText('Tomorrow at nine.');
  await expect(phone.getByRole('list', { name: 'Comments' })).toContainText('Edited');
  await expect(phone.getByRole('button', { name: 'Edit comment' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Post comment' }).click();
  await expect(article).toContainText('We are at home');

  // taken away after a question
  await phone.getByRole('button', { name: 'Delete comment' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(theirs.getByText('Comment deleted')).toBeVisible();
  await expect(article).not.toContainText('We are at home');

  await phone.getByRole('button', { name: 'Edit discussion' }).click();
  await phone.getByLabel('Message').fill('');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('link', { name: "Discussion can't be empty" })).toBeVisible();
  await phone.getByLabel('Message').fill('When does the inspector come?');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Discussion updated')).toBeVisible();
  await expect(article).toContainText('When does the inspector come?');

  // resolve, reopen, and resolve again
  await article.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Discussion resolved')).toBeVisible();
  await expect(phone.getByRole('article')).toContainText('Resolved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Discussion reopened')).toBeVisible();
  await expect(article.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await phone.getByRole('button', { name: 'Resolve' }).click();
  await expect(article.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await desk.getByRole('link', { name: 'All discussions' }).click();
  await expect(desk.getByText('No open discussions.')).toBeVisible();
  await desk.getByText('Resolved (1)').click();
  await desk.getByRole('link', { name: /inspector/ }).click();

  // the applicant takes it away under the hands of staff, who keep what they were writing
  await article.getByLabel('Your comment').fill('One more thing');
  await phone.getByRole('button', { name: 'Delete discussion' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete discussion' }).click();
  await expect(theirs.getByText('Discussion deleted')).toBeVisible();
  await expect(phone.getByText('No discussions yet')).toBeVisible();
  await expect(desk.getByText('This discussion was deleted.')).toBeVisible();
  await expect(desk.getByText('One more thing')).toBeVisible();
  await theirs.context().close();
});

test('marks internal discussions clearly and never shows them to the applicant @all', async ({ page, browser }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  const desk = await opensDiscussions(page, address);
  const begin = async (message: string, type?: string): Promise<void> => {
    await desk.getByRole('button', { name: 'New discussion' }).click();
    await desk.getByLabel('Message').fill(message);
    if (type) await desk.getByRole('radio', { name: type, exact: true }).check();
    await desk.getByRole('button', { name: 'Start discussion' }).click();
    await expect(desk.getByRole('article')).toContainText(message);
    await desk.getByRole('link', { name: 'All discussions' }).click();
  };
  await begin('The drawing looks odd', 'Internal discussion');
  // The type chosen last is remembered on this page.
  await begin('So does the other one');
  await begin('Please send the survey', 'Discussion');
  await expect(desk.getByRole('link', { name: /^Internal discussion/ })).toHaveCount(2);
  await expectGoodInEveryViewport(page);
  await desk.getByLabel('Show').selectOption('Internal discussion');
  await expect(desk.getByRole('link', { name: /Please send the survey/ })).toBeHidden();
  await desk.getByLabel('Show').selectOption('All');

  const theirs = await openAsPlayer(browser, 'newcomer');
  const panel = await opensDiscussions(theirs, address);
  await expect(panel.getByRole('link', { name: /Please send the survey/ })).toBeVisible();
  await expect(panel.getByText('odd')).toHaveCount(0);
  await expect(way(theirs)).toContainText('1 unread');
  await panel.getByRole('button', { name: 'New discussion' }).click();
  await expect(panel.getByRole('radio')).toHaveCount(0);

  // Staff make their internal discussion public after a warning.
  await desk.getByRole('link', { name: /looks odd/ }).click();
  await desk.getByRole('button', { name: 'Edit discussion' }).click();
  await desk.getByRole('radio', { name: 'Discussion', exact: true }).check();
  await expect(desk.getByText('the applicant will see this whole discussion')).toBeVisible();
  await expectAccessible(page);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Discussion updated')).toBeVisible();
  await panel.getByRole('link', { name: 'All discussions' }).click();
  await expect(panel.getByRole('link', { name: /looks odd/ })).toBeVisible();
  await theirs.context().close();
});

test('a change request names its review group and decision, and marking it done asks for confirmation @all', async ({
  page,
  browser,
}) => {
  test.slow();
  const { address, reviewPath } = await sendPermit('newcomer');
  const reviewer = await (await browser.newContext()).newPage();
  await signInAsPlayer(reviewer, 'reviewer');
  await reviewer.goto(reviewPath);
  await reviewer.getByRole('radio', { name: 'Request changes' }).check();
  await reviewer.getByLabel('Comment').fill('Please add a second exit.');
  await reviewer.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(reviewer);

  await signInAsPlayer(page, 'newcomer');
  await page.goto('/dashboard');
  const panel = await opensDiscussions(page, address);
  const row = panel.getByRole('link', { name: /Please add a second exit/ });
  await expect(row).toContainText('Change requested');
  await row.click();
  const discussion = panel.getByRole('article');
  await expect(discussion).toContainText('Change requested');
  await discussion.getByRole('button', { name: "I've made the changes" }).click();
  const question = page.getByRole('alertdialog', { name: 'Have you made the changes?' });
  await expect(question).toContainText('review your application again');
  await expectAccessible(page);
  await question.getByRole('button', { name: "I've made the changes" }).click();
  await expect(discussion).toContainText('Resolved');

  // Staff see it as done and reopen it.
  const staff = await (await browser.newContext()).newPage();
  await signInAsPlayer(staff, 'owner');
  await staff.goto(everySubmission);
  const desk = await opensDiscussions(staff, address);
  // They haven't read it yet, so it is expanded among the resolved ones.
  await expect(desk.getByText('Resolved (1)')).toBeVisible();
  await desk.getByRole('link', { name: /second exit/ }).click();
  await desk.getByRole('button', { name: 'Mark changes as not made' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Mark changes as not made' }).click();
  await expect(discussion.getByRole('button', { name: "I've made the changes" })).toBeVisible();
  await staff.context().close();
  await reviewer.context().close();
});

test.describe('without a connection', () => {
  test.use({ mayComplain: true });

  test('shows a load error in the panel and keeps an answer that could not be sent @all', async ({ page }) => {
    await signInAsPlayer(page, 'resident');
    await page.goto('/dashboard');
    await openOwn(page, '2 Lakeside Drive');
    await expect(way(page)).toBeVisible();
    await page.route('**/graphql/**', (route) => route.abort());
    await way(page).click();
    const panel = page.getByRole('complementary', { name: 'Discussions' });
    await expect(panel.getByText('Unable to load discussions')).toBeVisible();
    await page.unroute('**/graphql/**');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('list', { name: 'Open discussions' }).getByRole('link').first().click();
    const answer = panel.getByLabel('Your comment');
    await answer.fill('I bring it on Monday.');
    await page.route('**/graphql/**', (route) => route.abort());
    await panel.getByRole('button', { name: 'Post comment' }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(answer).toHaveValue('I bring it on Monday.');
    await page.unroute('**/graphql/**');
    await page.reload();
    await expect(answer).toHaveValue('I bring it on Monday.');
  });
});
