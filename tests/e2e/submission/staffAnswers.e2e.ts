import { devices, type Page } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { pdfWith } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { openPlans } from '#tests/e2e/support/openPlans.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport, sampledViewports, applyViewport } from '#tests/e2e/support/viewports.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

/** Opens the submission from the list, as staff do. */
async function openFromList(page: Page, address: string): Promise<void> {
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Building permit #/ })).toBeVisible();
}

test('staff see answers and unanswered questions read-only, and edit only on purpose', async ({ page }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await openFromList(page, address);
  await goToStep(page, /Your project/);
  await expect(page.getByText('A single-family house with two stories and a garage.')).toBeVisible();
  await expect(page.getByText('Not answered').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Signatures' })).toContainText('José Muñoz');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit José Muñoz’s answers' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You’re editing José Muñoz’s answers' });
  await expect(notice).toContainText('José Muñoz signed these answers.');
  await page.getByLabel('Description of work').fill('A house with one story.');
  await page.getByLabel('Description of work').blur();
  await waitUntilSaved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done editing' }).click();
  await expect(page.getByRole('button', { name: 'Edit José Muñoz’s answers' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: /^A house with one story\.$/ })).toBeVisible();
  const corrected = page.getByText(/changed answers in Your project for the applicant/);
  await expect(corrected).toBeVisible();

  // The applicant's view is read-only, and its step links stay in that view.
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'View as applicant' }).click();
  await expect(page).toHaveURL(/\/as_applicant$/);
  const bar = page.getByText('You’re viewing this submission as the applicant');
  await expect(bar).toBeVisible();
  await expect(corrected).toBeVisible();
  await expect(page.getByText('Assigned to')).toHaveCount(0);
  await goToStep(page, /Your project/);
  await expect(page).toHaveURL(/\/as_applicant\/steps\//);
  await expect(page.getByRole('definition').filter({ hasText: /^A house with one story\.$/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Edit|Hold|Complete this/ })).toHaveCount(0);
  await expectGoodInEveryViewport(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/as_applicant$/);
  await page.getByRole('link', { name: 'Switch to admin view' }).click();
  await expect(bar).toBeHidden();
  await goToStep(page, /Your project/);
  await expect(page.getByRole('button', { name: 'Edit José Muñoz’s answers' })).toBeVisible();
});

test('staff with permission hold and resume a submission, and its status is shown once @all', async ({
  page,
  browser,
}) => {
  const { address, reviewPath } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await openFromList(page, address);
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hold submission' }).click();
  const question = page.getByRole('alertdialog', { name: 'Put this submission on hold?' });
  await expect(question).toContainText('Applicants will be notified by email.');
  await question.getByRole('button', { name: 'Hold submission' }).click();
  await expect(page.getByText('Submission halted')).toHaveCount(1);
  // The facts don't repeat what the alert says.
  await expect(page.locator('main dd:empty, main dd:has(> span:empty)')).toHaveCount(0);
  await expect(page.getByText('Submission is in progress')).toBeHidden();
  await expectAccessible(page);

  const theirs = await (await browser.newContext()).newPage();
  await signInAsPlayer(theirs, 'newcomer');
  await theirs.goto(reviewPath.replace(/\/steps.*/, '').replace('flows/', 'flows/manager/'));
  const blocked = theirs.getByRole('button', { name: 'Resume submission (halted by admin)' });
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await expect(blocked).toHaveAccessibleDescription(
    'City Hall put this submission on hold, and only City Hall can resume it.',
  );

  await page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Resume submission' }).click();
  await expect(page.getByText('Submission halted')).toHaveCount(0);
  await expect(blocked).toBeHidden();
  // Staff can resume what they put on hold.
  await theirs.getByRole('link', { name: 'Menu' }).click();
  await theirs.getByRole('button', { name: 'Hold submission' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Hold submission' }).click();
  await theirs.getByRole('complementary').getByRole('button', { name: 'Resume submission' }).click();
  await expect(theirs.getByText('Submission halted')).toHaveCount(0);
  await theirs.context().close();
});

test('offers the camera for files on a phone but not on a desktop @all', async ({ page, browser }) => {
  const address = await openPlans(page);
  await page.goto(address);
  await expect(page.getByLabel('Add a file')).toBeVisible();
  await expect(page.getByLabel('Take a photo')).toBeHidden();

  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await signInAsPlayer(phone, 'newcomer');
  await phone.goto(address);
  const photo = phone.getByLabel('Take a photo');
  await expect(photo).toBeVisible();
  await expect(photo).toHaveAttribute('capture', 'environment');
  await photo.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: smallestPicture });
  await expect(phone.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  await expectNoOverflow(phone);
  await phone.context().close();
});

test('uploads files, opens them beside the answers, and downloads them @all', async ({ page }) => {
  test.slow();
  const address = await openPlans(page);
  // Playwright's browsers have no PDF viewer; behave like a desktop browser that does.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await page.goto(address);
  await expect(page.getByText('Up to 100 MB per file.')).toBeVisible();
  const chooser = page.getByLabel(/Add (a|another) file/);
  await chooser.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: smallestPicture });
  await chooser.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') });
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await waitUntilSaved(page);
  await expectGoodInEveryViewport(page);

  // A rejected file must not be listed as uploaded.
  await chooser.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no plan') });
  await expect(page.getByText(/^plan\.pdf is not the kind of file that its name says/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  await chooser.setInputFiles({ name: 'site.pdf', mimeType: 'application/pdf', buffer: await pdfWith('site') });
  await expect(page.getByRole('button', { name: 'Remove site.pdf' })).toBeVisible();
  await waitUntilSaved(page);

  const picture = page.getByRole('link', { name: 'front.png' });
  const viewer = page.getByRole('dialog', { name: 'front.png' });
  for (const look of sampledViewports) {
    // The viewer picks beside or over the answers when it opens.
    await applyViewport(page, look);
    await picture.click();
    await expect(viewer.getByRole('img', { name: 'front.png' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'plan.txt' }).click();
  expect((await download).suggestedFilename()).toBe('plan.txt');
});

test('staff see the pages of an uploaded plan and the line breaks in long answers @all', async ({ page, browser }) => {
  const address = await openPlans(page);
  await page.goto(address);
  await page
    .getByLabel(/Add (a|another) file/)
    .setInputFiles({ name: 'site.pdf', mimeType: 'application/pdf', buffer: await pdfWith('site') });
  await expect(page.getByRole('button', { name: 'Remove site.pdf' })).toBeVisible();
  await page.getByLabel('Remarks').fill('First the porch.\nThen the shed.');
  await page.getByLabel('Remarks').blur();
  await waitUntilSaved(page);
  const clerk = await (await browser.newContext()).newPage();
  await clerk.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await signInAsPlayer(clerk, 'owner');
  await clerk.goto(address);
  const remark = clerk.getByText('First the porch.');
  expect(await remark.evaluate((place) => (place as HTMLElement).innerText)).toBe('First the porch.\nThen the shed.');
  const link = clerk.getByRole('link', { name: 'site.pdf' });
  const shown = await clerk.request.get((await link.getAttribute('href')) ?? '');
  expect(shown.headers()['content-type']).toBe('application/pdf');
  expect(shown.headers()['content-disposition']).toMatch(/^inline;/);
  await link.click();
  await expect(clerk.getByRole('dialog', { name: 'site.pdf' }).locator('iframe[title="site.pdf"]')).toBeVisible();
  await clerk.context().close();
});
