import type { Browser, Page } from '@playwright/test';
import { townPeople, type TownPerson } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';

async function somebody(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  return page;
}

test('viewing as the applicant updates live, and every link stays in that view @all', async ({ page, browser }) => {
  test.slow();
  const { address, submissionId, activeStepId } = await sendPermit('shopkeeper');
  const reviewer = await somebody(browser, 'reviewer');
  const asks = { activeStepId, outcome: 'changes_requested', comment: 'Please add a second exit.' };
  await sendMutationRequest(reviewer.request, 'setApproval', asks, '__typename');
  await signInAsPlayer(page, 'owner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'View as applicant' }).click();
  await expect(page.getByText('You’re viewing this submission as the applicant')).toBeVisible();

  // follow the link to the step that needs changes
  const requestCard = page.getByRole('article').filter({ hasText: 'Please add a second exit.' });
  await requestCard.getByRole('link', { name: 'Your project' }).click();
  await expect(page).toHaveURL(/\/as_applicant\/steps\//);
  await expect(page.getByText('A single-family house with two stories and a garage.')).toBeVisible();

  // answers, discussions, and requirements update as the applicant changes them
  const olena = await somebody(browser, 'shopkeeper');
  await olena.goto('/');
  await olena.locator(`a[href="/initiated_flows/${submissionId}"]`).first().click();
  await goToStep(olena, /Your project/);
  const what = olena.getByLabel('Description of work');
  await what.fill('A house with two exits.');
  await what.blur();
  await expect(page.getByRole('definition').filter({ hasText: /^A house with two exits\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Discussions' }).click();
  const panel = page.getByRole('complementary', { name: 'Discussions' });
  await expect(panel.getByRole('link', { name: /second exit/ })).toBeVisible();
  await expectAccessible(page);
  const begin = (body: string, who: Page, type = 'PublicDiscussion') =>
    sendMutationRequest<{ discussion: { id: string } }>(
      who.request,
      'startDiscussion',
      { submissionId: `Submission:${submissionId}`, body, type },
      'discussion { id }',
    );
  await begin('The drawing looks odd', page, 'InternalDiscussion');
  const { discussion } = await begin('Is one more exit enough?', olena);
  const row = panel.getByRole('link', { name: /Is one more exit enough/ });
  await expect(row).toBeVisible();
  await expect(panel.getByText('odd')).toHaveCount(0);
  await row.click();
  const answer = { discussionId: discussion.id, body: 'It is enough.' };
  await sendMutationRequest(page.request, 'commentOnDiscussion', answer, '__typename');
  await expect(panel.getByRole('article')).toContainText('It is enough.');
  await expect(panel.getByRole('button', { name: /Post comment|Resolve|Edit/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Activity' }).click();
  const activity = page.getByRole('complementary', { name: 'Activity' });
  await expect(activity).toContainText('Olena Kovalenko started a discussion');

  // continue to the fee and leave it unpaid
  await sendMutationRequest(
    reviewer.request,
    'setApproval',
    { activeStepId, outcome: 'approved', typedName: townPeople.reviewer.name },
    '__typename',
  );
  await expect(activity.getByText('Priya Nair reviewed this submission')).toHaveCount(2);
  const counter = await somebody(browser, 'counter');
  const steps = await sendQuery<{ node: { activeSteps: readonly { id: string }[] } }>(
    counter.request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { id } } } }',
    { id: `Submission:${submissionId}` },
  );
  const fee = { activeStepId: steps.node.activeSteps[2]?.id, confirmsAll: true };
  await sendMutationRequest(counter.request, 'advanceStep', fee, '__typename');
  await expect(page.getByText('$125.00 due')).toBeVisible();
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await expect(page).toHaveURL(/\/as_applicant\/steps\//);
  await expect(page.getByRole('heading', { name: 'Step 3 of 4: Permit fee' })).toBeVisible();
  await expect(page.getByText('You’re viewing this submission as the applicant')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  for (const each of [olena, reviewer, counter]) await each.context().close();
});
