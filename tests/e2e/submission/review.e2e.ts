import type { Locator } from '@playwright/test';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const send = { name: 'Submit review' };

test('a reviewer reads the answers and approves with a typed signature @all', async ({ page }) => {
  const { address, reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(reviewPath);
  const answers = page.getByRole('region', { name: 'Submitted answers' });
  await expect(answers).toContainText(address);
  await expect(answers).toContainText('New building');
  await expect(answers).toContainText('$265,000.00');

  await expect(page.getByRole('heading', { level: 1, name: /Review of submission \d+/ })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', send).click();
  await expect(page.getByRole('link', { name: 'You must choose an option' })).toBeVisible();
  await expectGoodInEveryViewport(page);

  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', send).click();
  const missing = page.getByRole('link', { name: 'A signature is required in order to continue' });
  await missing.click();
  await expect(page.getByLabel('Type your name to sign')).toBeFocused();
  await expect(page.getByText('I certify that I have reviewed this submission')).toBeVisible();
  await page.keyboard.type('Priya Nair');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Review undone')).toBeVisible();
  await page.getByLabel('Type your name to sign').fill('Priya Nair');
  await page.getByRole('button', send).click();
  await expectReviewRecorded(page);
  await expect(page.getByRole('region', { name: 'Plan reviewers' })).toContainText('Approved');
  await expect(page.getByRole('list', { name: /^Reviews by / }).first()).toContainText('Signed Priya Nair');
  // on paper it is what was submitted, what was said of it, and nothing to be pressed
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toContainText(address);
  await expect(page.getByRole('region', { name: 'Plan reviewers' })).toBeVisible();
  await expect(page.getByText('No discussions yet.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('main')
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByRole('link', { name: 'Next review' })
    .click();
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeVisible();
});

/** How many characters of running text fit in a line of each answer. */
const charactersPerLine = (answers: Locator): Promise<number[]> =>
  answers.locator('dd').evaluateAll((places) =>
    places.map((place) => {
      const sample = document.createElement('span');
      sample.style.whiteSpace = 'nowrap';
      sample.textContent = 'The house has two stories and a garage behind it.';
      place.append(sample);
      const perCharacter = sample.getBoundingClientRect().width / sample.textContent.length;
      sample.remove();
      return Math.floor(place.getBoundingClientRect().width / perCharacter);
    }),
  );

test('decides by keyboard in a bar that stays at the bottom, below answers of readable width @all', async ({
  page,
}) => {
  const { reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(reviewPath);
  const answers = page.getByRole('region', { name: 'Submitted answers' });
  const bar = page.locator('[data-docked]');
  for (const width of [390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { height = 0, y = 0 } = (await bar.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(800);
    expect(height).toBeLessThan(80);
    if (width >= 1024) expect(Math.min(...(await charactersPerLine(answers)))).toBeGreaterThanOrEqual(45);
  }

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Choose ‘Request changes’ in a review');
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Request changes' })).toBeChecked();
  await expect(page.getByLabel('Comment')).toBeFocused();
  // In a field it is a digit like any other.
  await page.keyboard.type('Add 1 exit.');
  await expect(page.getByRole('radio', { name: 'Request changes' })).toBeChecked();
  await page.getByRole('button', { name: 'Hide details' }).click();
  await expect(page.getByLabel('Comment')).toBeHidden();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await expect(page.getByLabel('Type your name to sign')).toBeFocused();
  await expect(page.getByLabel('Comment')).toHaveValue('Add 1 exit.');
  await page.getByRole('button', { name: 'Hide details' }).click();
  await page.getByRole('button', send).click();
  await page.getByRole('link', { name: 'A signature is required in order to continue' }).click();
  await expect(page.getByLabel('Type your name to sign')).toBeFocused();
});

test('a reviewer steps through pending reviews and sees only review groups and roles that exist @all', async ({
  page,
  browser,
}) => {
  const first = await sendPermit('builder');
  await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(first.reviewPath);
  const others = page.getByRole('navigation', { name: 'Reviews waiting for you' });
  await others.getByRole('link', { name: 'Next review' }).click();
  // The next review may belong to another test.
  await expect(page).not.toHaveURL(first.reviewPath);
  await expect(page.getByRole('heading', { level: 1, name: /Review of submission/ })).toBeVisible();
  await others.getByRole('link', { name: 'Previous review' }).click();
  await expect(page).toHaveURL(first.reviewPath);
  await expect(page.getByRole('button', send)).toBeVisible();

  const absent = crypto.randomUUID();
  for (const address of [`${first.reviewPath}/${absent}`, `${first.reviewPath}?role_id=${absent}`]) {
    const other = await (await browser.newContext()).newPage();
    await signInAsPlayer(other, 'reviewer');
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await other.context().close();
  }
});

test('requesting changes requires a comment and starts a discussion @all', async ({ page, browser }) => {
  const { reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'fireMarshal');
  await page.goto(reviewPath);
  await page.getByRole('radio', { name: 'Request changes' }).check();
  await page.getByRole('button', send).click();
  await expect(page.getByRole('link', { name: 'You must include a comment' })).toBeVisible();
  await page.getByLabel('Comment').fill('Please add a second exit.');
  await page.getByRole('button', send).click();
  await expectReviewRecorded(page);

  const theirs = await (await browser.newContext()).newPage();
  await signInAsPlayer(theirs, 'builder');
  await theirs.goto(reviewPath);
  await theirs.getByRole('tab', { name: 'Discussion (1)' }).click();
  const discussion = theirs.getByRole('region', { name: 'Discussion' });
  await expect(discussion).toContainText('Please add a second exit.');
  await expect(discussion).toContainText('Change requested');
  await theirs.context().close();
});

test('puts a rejected submission on hold and blocks reviews until it is resumed @all', async ({ page }) => {
  const { reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(reviewPath);
  await page.getByRole('radio', { name: 'Reject' }).check();
  await page.getByLabel('Comment').fill('The house is too close to the river.');
  await page.getByLabel('Type your name to sign').fill('Priya Nair');
  await page.getByRole('button', send).click();
  await expectReviewRecorded(page);
  await page.reload();
  await expect(page.getByText("This isn't waiting for your review.")).toBeVisible();
});

test('the applicant cannot review @all', async ({ browser }) => {
  const { reviewPath } = await sendPermit('builder');
  const theirs = await (await browser.newContext()).newPage();
  await signInAsPlayer(theirs, 'builder');
  await theirs.goto(reviewPath);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByRole('button', send)).toBeHidden();
  await theirs.context().close();
});
