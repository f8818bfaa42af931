import type { Page } from '@playwright/test';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { ask } from '#tests/e2e/support/graphql.ts';
import { looks } from '#tests/e2e/support/looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer } from '#tests/e2e/support/town.ts';

interface Row {
  readonly submissionId: string;
  readonly identifier: string | null;
  readonly action: string | null;
}

/** The page on which the submission for an address of the demo town is reviewed. */
async function reviewPage(page: Page, address: string): Promise<string> {
  const { submissionRows } = await ask<{ submissionRows: { edges: { node: Row }[] } }>(
    page.request,
    '{ submissionRows(first: 100, assignedToMe: true) { edges { node { submissionId identifier action } } } }',
  );
  const row = submissionRows.edges.map(({ node }) => node).find(({ identifier }) => identifier === address);
  const { node } = await ask<{ node: { activeSteps: { id: string; step: { name: string } }[] } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { id step { name } } } } }',
    { id: row?.submissionId },
  );
  const step = node.activeSteps.find(({ step: { name } }) => name === 'Plan review');
  const plain = (id: string | undefined): string => id?.split(':')[1] ?? '';
  return `/initiated_flows/${plain(row?.submissionId)}/steps/${plain(step?.id)}/review`;
}

const send = { name: 'Submit review' };

for (const { colorScheme, width } of looks) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('a review fits and can be used by everybody', async ({ page }) => {
      await asPlayer(page, 'reviewer');
      await page.goto(await reviewPage(page, '91 River Road'));
      await expect(page.getByRole('heading', { level: 1, name: /Review of submission \d+/ })).toBeVisible();
      await expectUsableByEverybody(page);
      await page.getByRole('button', send).click();
      await expect(page.getByRole('link', { name: 'You must choose an option' })).toBeVisible();
      await expectUsableByEverybody(page);
      await expectToFit(page);
    });
  });
}

test('a reviewer reads the answers and approves with a typed signature', async ({ page }) => {
  await asPlayer(page, 'reviewer');
  await page.goto(await reviewPage(page, '80 River Road'));
  const answers = page.getByRole('region', { name: 'What was submitted' });
  await expect(answers).toContainText('80 River Road');
  await expect(answers).toContainText('New building');
  await expect(answers).toContainText('$265,000.00');

  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', send).click();
  const missing = page.getByRole('link', { name: 'A signature is required in order to continue' });
  await missing.click();
  await expect(page.getByLabel('Type your name to sign')).toBeFocused();
  await expect(page.getByText('I certify that I have reviewed this submission')).toBeVisible();
  await page.keyboard.type('Priya Nair');
  await page.keyboard.press('Enter');

  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan reviewers' })).toContainText('Approved');
  await page.getByRole('link', { name: 'Next review' }).click();
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeVisible();
});

test('whoever asks for changes says which, and a discussion begins', async ({ page, browser }) => {
  await asPlayer(page, 'fireMarshal');
  const address = await reviewPage(page, '22 Elm Street');
  await page.goto(address);
  await page.getByRole('radio', { name: 'Request changes' }).check();
  await page.getByRole('button', send).click();
  await expect(page.getByRole('link', { name: 'You must include a comment' })).toBeVisible();
  await page.getByLabel('Comment').fill('Please add a second exit.');
  await page.getByRole('button', send).click();
  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await asPlayer(theirs, 'builder');
  await theirs.goto(address);
  const discussion = theirs.getByRole('region', { name: 'Discussion' });
  await expect(discussion).toContainText('Please add a second exit.');
  await expect(discussion).toContainText('Changes requested');
  await theirs.context().close();
});

test('a rejected submission is halted, and nobody reviews it until it is resumed', async ({ page }) => {
  await asPlayer(page, 'reviewer');
  const address = await reviewPage(page, '24 Elm Street');
  await page.goto(address);
  await page.getByRole('radio', { name: 'Reject' }).check();
  await page.getByLabel('Comment').fill('The house is too close to the river.');
  await page.getByLabel('Type your name to sign').fill('Priya Nair');
  await page.getByRole('button', send).click();
  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are not asked to review this now.')).toBeVisible();
});

test('the applicant cannot review', async ({ page, browser }) => {
  await asPlayer(page, 'reviewer');
  const address = await reviewPage(page, '26 Elm Street');
  const theirs = await (await browser.newContext()).newPage();
  await asPlayer(theirs, 'builder');
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByRole('button', send)).toBeHidden();
  await theirs.context().close();
});
