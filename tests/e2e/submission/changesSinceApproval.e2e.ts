import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { pdfText } from '#tests/support/pdfText.ts';

const what = 'A twelve-story tower';
const notice = { name: 'Changed since it was approved' };

async function somebody(browser: Browser, player: 'builder' | 'reviewer' | 'counter'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  return page;
}

interface ApprovedPermit {
  readonly address: string;
  readonly reviewPath: string;
  /** its step IDs, in order */
  readonly stepIds: readonly string[];
}

/** A permit approved by the reviewer. */
async function approvedPermit(browser: Browser): Promise<ApprovedPermit> {
  const { reviewPath, submissionId, activeStepId } = await sendPermit('builder');
  const reviewer = await somebody(browser, 'reviewer');
  const approval = { activeStepId, outcome: 'approved', typedName: 'Priya Nair' };
  await sendMutationRequest(reviewer.request, 'setApproval', approval, 'stepApproval { id }');
  const { node } = await sendQuery<{ node: { activeSteps: readonly { id: string }[] } }>(
    reviewer.request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { id } } } }',
    { id: `Submission:${submissionId}` },
  );
  await reviewer.context().close();
  const address = `/initiated_flows/manager/${submissionId}`;
  return { address, reviewPath, stepIds: node.activeSteps.map(({ id }) => id) };
}

/** The applicant returns to the first step, changes an answer, and confirms the warning. */
async function changeAnswer(browser: Browser, { address }: ApprovedPermit): Promise<Page> {
  const page = await somebody(browser, 'builder');
  await page.goto(address);
  await goToStep(page, /Your project/);
  await page.getByLabel('Description of work').fill(what);
  await page.getByLabel('Description of work').blur();
  await waitUntilSaved(page);
  await expect(page.getByText('Staff are reviewing your changes')).toBeVisible();
  await expect(page.getByRole('region', notice)).toBeHidden();
  return page;
}

/** The fee is unpaid, so completing asks for confirmation. */
async function completeUnpaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue without payment' }).click();
}

test('issues answers changed after approval only once staff accept them @all', async ({ page, browser }) => {
  const permit = await approvedPermit(browser);
  const applicant = await changeAnswer(browser, permit);
  await expectAccessible(applicant);

  await signInAsPlayer(page, 'counter');
  const fee = { activeStepId: permit.stepIds[2], confirmsAll: true };
  await sendMutationRequest(page.request, 'advanceStep', fee, 'submission { id }');
  await page.goto(permit.address);
  const changed = page.getByRole('region', notice);
  await expect(changed).toContainText('Approved by Priya Nair');
  await expect(changed).toContainText('Was: A single-family house with two stories and a garage.');
  await expect(changed).toContainText(`Is now: ${what}`);
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByText('Staff must accept the changes before anything is issued.')).toBeVisible();

  await changed.getByRole('button', { name: 'Accept these changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept these changes?' });
  await expect(question).toContainText('Your name will be recorded as approving the current answers');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Accept these changes' }).click();
  await expect(changed).toBeHidden();
  await expect(applicant.getByText('Staff are reviewing your changes')).toBeHidden();

  await completeUnpaid(page);
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const document = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await pdfText(new Uint8Array(await document.body()))).join('')).toContain(what);
  await applicant.context().close();
});

test('blocks approval of answers that changed while the reviewer was reading @all', async ({ page, browser }) => {
  const { reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(reviewPath);
  const answers = page.getByRole('region', { name: 'Submitted answers' });
  await expect(answers).toContainText('A single-family house with two stories and a garage.');
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByLabel('Type your name to sign').fill('Priya Nair');

  const applicant = await somebody(browser, 'builder');
  await applicant.goto(reviewPath.replace(/\/steps.*/, '').replace('flows/', 'flows/manager/'));
  await applicant.getByRole('link', { name: /Your project/ }).click();
  await applicant.getByLabel('Description of work').fill(what);
  await applicant.getByLabel('Description of work').blur();
  await waitUntilSaved(applicant);
  await applicant.context().close();

  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Some answers changed while you were reading.')).toBeVisible();
  await expect(answers).toContainText(what);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(page);
});

test.describe('many screens', () => {
  test.use({ mayJump: 'it looks at many screens' });

  test('changes since approval fit and are accessible @all', async ({ page, browser }) => {
    const permit = await approvedPermit(browser);
    const applicant = await changeAnswer(browser, permit);
    await applicant.context().close();
    await signInAsPlayer(page, 'counter');
    for (const path of [permit.address, permit.reviewPath]) {
      await page.goto(path);
      await expect(page.getByRole('region', notice)).toContainText(what);
      await expectGoodInEveryViewport(page);
    }
  });
});
