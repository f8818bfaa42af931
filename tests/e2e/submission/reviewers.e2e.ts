import type { Page } from '@playwright/test';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { layoutFaults } from '#tests/e2e/support/layoutFaults.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { findOwn, openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** Opens the submission from its row in the default view. */
async function openAssigned(page: Page, address: string): Promise<void> {
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await page
    .getByRole('row', { name: new RegExp(address) })
    .getByRole('link', { name: new RegExp(address) })
    .click();
}

const yourTurn = { name: /^(What we need from you|Review comments)$/ };

test('a reviewer opens a submission and its review from the list, and the row also links to the review @all', async ({
  browser,
}) => {
  const { address, reviewPath } = await sendPermit('builder');
  const page = await openAsPlayer(browser, 'fireMarshal');
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(page.getByText('Create your first form')).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(address) });
  await row.getByRole('link', { name: new RegExp(address) }).click();
  await expect(page.getByText('Please review')).toBeVisible();
  await expect(page.getByText('Victor Hale').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open in review manager' }).first().click();
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible();
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  // The list shows the same text as the page.
  await row.getByRole('link', { name: 'Your turn: complete the plan review.' }).click();
  await expect(page).toHaveURL(reviewPath);
  await page.context().close();
});

test('redirects an old review address to the new one @all', async ({ page }) => {
  const { reviewPath, oldReviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(oldReviewPath);
  await expect(page).toHaveURL(reviewPath);
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible();
});

test('does not suggest creating forms to someone without permission @all', async ({ page, browser }) => {
  const owner = await browser.newContext();
  await signUpVerified(owner, 'Olga Owner');
  const { slug } = await createOwnTeam(owner);
  const { email } = await signUpVerified(page, 'Nora New');
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: readonly { id: string; roleType: string }[] } }>(
    owner.request,
    'query ($slug: String!) { teamBySlug(slug: $slug) { roles { id roleType } } }',
    { slug },
  );
  const roleId = teamBySlug.roles.find(({ roleType }) => roleType === 'member')?.id;
  await sendMutationRequest(owner.request, 'inviteRoleMember', { roleId, email, name: 'Nora New' }, '__typename');
  await owner.close();
  await page.goto('/');
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Portico' })).toBeVisible();
  await expect(page.getByText('Create your first form')).toBeHidden();
});

test('a reviewer by role requests changes, the applicant makes them, and the review is approved, all without reloading', async ({
  page,
  browser,
}) => {
  test.slow();
  const { address, reviewPath, submissionId } = await sendPermit('builder');
  const reviewer = await (await browser.newContext()).newPage();
  await reviewer.goto(await emailedLink(reviewer.request, townPeople.reviewer.email, reviewPath));
  await signInThroughPage(reviewer, townPeople.reviewer.email);
  await expect(reviewer).toHaveURL(reviewPath);
  await expect(reviewer.getByRole('region', { name: 'Submitted answers' })).toContainText(address);
  await expect(reviewer.getByRole('radio', { name: 'Approve' })).toBeVisible();
  await reviewer.getByRole('radio', { name: 'Request changes' }).check();
  await reviewer.getByLabel('Comment').fill('Please add a second exit.\nOn the north side.');
  await reviewer.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(reviewer);
  await expect(reviewer.getByRole('list', { name: 'Reviewers', exact: true })).toContainText(
    'Please add a second exit.',
  );

  // The applicant arrives from the email.
  await page.goto(
    await emailedLink(page.request, townPeople.builder.email, `/initiated_flows/manager/${submissionId}`),
  );
  await signInThroughPage(page, townPeople.builder.email);
  const reviewGroup = page.getByRole('group').filter({ has: page.getByRole('heading', yourTurn) });
  await expect(reviewGroup).toContainText('Priya Nair requested changes');
  await expect(reviewGroup).toContainText('Please add a second exit.');
  await expect(reviewGroup).toContainText('Your turn');
  await reviewGroup.getByLabel('Your comment').fill('Is a door to the garage enough?');
  await reviewGroup.getByRole('button', { name: 'Post comment' }).click();
  await expect(reviewGroup.getByRole('list', { name: 'Comments' })).toContainText('Is a door to the garage enough?');
  // the reviewer sees it come, and answers
  await reviewer.getByRole('tab', { name: 'Discussion (1)' }).click();
  const discussion = reviewer.getByRole('region', { name: 'Discussion' });
  await expect(discussion).toContainText('Is a door to the garage enough?');
  await discussion.getByLabel('Your comment').fill('Yes.');
  await discussion.getByRole('button', { name: 'Post comment' }).click();
  await expect(reviewGroup.getByRole('list', { name: 'Comments' })).toContainText('Yes.');

  // The list shows whose turn it is, and the page links to what needs changing.
  await page.goto('/');
  const row = await findOwn(page, address);
  await expect(row).toContainText('Your turn');
  await expect(row).toContainText('Change');
  await row.getByRole('link').click();
  await reviewGroup.getByRole('link', { name: 'Your project' }).click();
  await page.getByLabel('Description of work').fill('A house with a second exit to the garage.');
  await page.getByLabel('Description of work').blur();
  await expect(page.getByText('All Changes Saved.')).toBeVisible();
  // The request is beside the answers, which changed after they were signed.
  await expect(reviewGroup).toContainText('Please add a second exit.');
  const signed = page.getByRole('region', { name: 'Changed since it was signed' });
  await expect(signed).toContainText('Is now: A house with a second exit to the garage.');
  await expectAccessible(page);
  await reviewer.getByRole('tab', { name: 'Review', exact: true }).click();
  const seen = reviewer.getByRole('region', { name: 'Changed since it was signed' });
  await expect(seen).toContainText('Is now: A house with a second exit to the garage.');
  // The bar below the answers requests a new signature, marks the changes as made, and returns to the current step.
  await expect(signed.getByRole('button', { name: 'Sign again' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  const bar = page.locator('[data-chrome]').filter({ hasText: 'Go to Current Step' });
  await bar.getByRole('button', { name: "I've made the changes" }).click();
  const signing = page.getByRole('dialog', { name: 'Sign this step' });
  await signing.getByLabel('Your name').fill(townPeople.builder.name);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signed).toBeHidden();
  await expect(seen).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: "I've made the changes" }).click();
  await expect(page.getByText('We notified the reviewer of your changes')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${submissionId}$`));
  await expect(reviewGroup).toContainText('You made the changes. Priya Nair will review them next.');
  await expect(reviewGroup).not.toContainText('Your turn');

  await reviewer.getByRole('tab', { name: 'Discussion (1)' }).click();
  await expect(discussion).toContainText('Resolved');
  await reviewer.goto(await emailedLink(page.request, townPeople.reviewer.email, `${reviewPath}/`));
  // What changed since the request is counted and marked.
  const answers = reviewer.getByRole('region', { name: 'Submitted answers' });
  await expect(answers).toContainText('1 answer changed since your last review');
  const change = answers.locator('[data-changed]');
  await expect(change).toHaveCount(1);
  await expect(change).toContainText('Was: A single-family house with two stories and a garage.');
  await expect(change).toContainText('Is now: A house with a second exit to the garage.');
  await answers.getByRole('button', { name: 'Go to the first change' }).click();
  await expect(change).toBeFocused();
  await reviewer.getByRole('radio', { name: 'Approve' }).check();
  await reviewer.getByLabel('Type your name to sign').fill('Priya Nair');
  await reviewer.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(reviewer);
  await expect(reviewGroup).toBeHidden();
  await reviewer.context().close();
});

test('shows the reason for a rejection and lets the applicant reply @all', async ({ page, browser }) => {
  const { address } = await sendPermit('builder');
  const reviewer = await openAsPlayer(browser, 'reviewer');
  await openAssigned(reviewer, address);
  await reviewer.getByRole('link', { name: 'Open in review manager' }).first().click();
  await reviewer.getByRole('radio', { name: 'Reject' }).check();
  await reviewer.getByLabel('Comment').fill('The house is too close to the river.');
  await reviewer.getByLabel('Type your name to sign').fill('Priya Nair');
  await reviewer.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(reviewer);

  await signInAsPlayer(page, 'builder');
  await page.goto('/dashboard');
  const row = await findOwn(page, address);
  await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
  await expect(row).not.toContainText('Your turn');
  await expect(row).toContainText('Not approved');
  await row.getByRole('link').click();
  const reviewGroup = page.getByRole('group').filter({ has: page.getByRole('heading', yourTurn) });
  await expect(reviewGroup).toContainText('Priya Nair did not approve this');
  await expect(reviewGroup).toContainText('The house is too close to the river.');
  await expect(page.getByRole('link', { name: 'Start another' })).toBeVisible();
  await expect(page.getByText('Your turn')).toHaveCount(0);
  await reviewGroup.getByLabel('Your comment').fill('We move it up the hill.');
  await reviewGroup.getByRole('button', { name: 'Post comment' }).click();
  await expect(reviewGroup).toContainText('You replied.');
  await expect(reviewGroup).not.toContainText('Your turn');
  await reviewer.getByRole('tab', { name: 'Discussion (1)' }).click();
  await expect(reviewer.getByRole('region', { name: 'Discussion' })).toContainText('We move it up the hill.');
  await reviewer.context().close();
});

test('change requests fit and are accessible', async ({ page }) => {
  await signInAsPlayer(page, 'resident');
  await page.goto('/dashboard');
  await openOwn(page, '2 Lakeside Drive');
  await expect(page.getByRole('heading', yourTurn)).toBeVisible();
  await page.getByRole('link', { name: 'Discussions' }).click();
  await page.getByRole('button', { name: 'New discussion' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expectGoodInEveryViewport(page);
});
