import { townPeople } from '#server/demoTown/townPeople.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { operationUrl } from '#tests/e2e/support/holdResponse.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

test('staff request a fee and a drawing, and the applicant provides both on a phone', async ({ page, browser }) => {
  test.slow();
  const { submissionId } = await sendPermit('builder');
  await signInAsPlayer(page, 'owner');
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  await page.getByRole('button', { name: 'Request more information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request more from the applicant' });
  await dialog.getByLabel('Name').fill('Second inspection');
  await dialog.getByLabel('Amount in dollars').fill('0.10');
  await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
  await dialog.getByLabel('Amount in dollars').fill('45');
  await expect(dialog.getByText('All Changes Saved.')).toBeVisible();
  await expectAccessible(page);
  // The draft is saved on the server, so it survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Edit Second inspection' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit request' });
  await expect(changing.getByLabel('Amount in dollars')).toHaveValue('45.00');
  await changing.getByRole('button', { name: 'Done' }).click();
  await expect(changing).toBeHidden();
  await page.getByRole('button', { name: 'Request more information' }).click();
  await dialog.getByLabel('What do you need?').selectOption('DataRequirement');
  await dialog.getByLabel('Name').fill('Site drawing');
  await dialog.getByLabel('Question 1', { exact: true }).fill('Drawing');
  await dialog.getByLabel('Type of answer to question 1').selectOption('file');
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await dialog.getByLabel('Question 2', { exact: true }).fill('Remarks');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const requests = page.getByRole('region', { name: 'Additional requests' });
  await expect(requests.getByRole('listitem')).toHaveCount(2);
  await expect(requests).toContainText('Unsent');
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Unsent');
  // Send one at a time: each is emailed by its own job, and two could arrive in any order.
  const below = `/initiated_flows/${submissionId}/supplemental_requirement`;
  await requests.getByRole('button', { name: 'Send Second inspection' }).click();
  const feeLink = await emailedLink(page.request, townPeople.builder.email, below);
  await requests.getByRole('button', { name: 'Send Site drawing' }).click();
  await expect(requests.getByText('Waiting for the applicant')).toHaveCount(2);
  await expectGoodInEveryViewport(page);

  const phone = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await signInAsPlayer(phone, 'builder');
  let drawingLink = feeLink;
  await expect(async () => {
    drawingLink = await emailedLink(phone.request, townPeople.builder.email, below);
    expect(drawingLink).not.toBe(feeLink);
  }).toPass({ timeout: 15_000 });
  await phone.goto(drawingLink);
  await expect(phone.getByRole('heading', { name: 'Site drawing' })).toBeVisible();
  await phone.getByLabel('Remarks').fill('North is up');
  await waitUntilSaved(phone);
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByRole('link', { name: /Drawing/ }).first()).toBeVisible();
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: smallestPicture });
  await expect(phone.getByRole('button', { name: 'Remove drawing.png' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByText('This request is complete.')).toBeVisible();
  await expect(requests.getByText('Done')).toHaveCount(1);
  await phone.getByRole('link', { name: 'Back to the submission' }).click();
  await phone.getByRole('link', { name: 'Open Second inspection' }).click();
  await phone.getByLabel('Card number').fill('4242 4242 4242 4242');
  await phone.getByLabel('Expires').fill('12/40');
  await phone.getByLabel('Security code').fill('123');
  await phone.getByLabel('Name on the card').fill('B. Builder');
  await phone.getByRole('button', { name: /^Pay \$45/ }).click();
  await expect(phone.getByText('This request is complete.')).toBeVisible();
  await expect(requests.getByText('Done')).toHaveCount(2);
});

test('tells the applicant when a request is canceled mid-answer, and keeps the saved answers @all', async ({
  page,
  browser,
}) => {
  const { submissionId } = await sendPermit('builder');
  const staff = await browser.newContext();
  await signInAsPlayer(staff, 'owner');
  const { requirement } = await sendMutationRequest<{ requirement: { id: string } }>(
    staff.request,
    'createRequirement',
    {
      submissionId: `Submission:${submissionId}`,
      type: 'DataRequirement',
      name: 'Notes',
      fields: [{ name: 'Remarks', dataType: 'text' }],
    },
    'requirement { id }',
  );
  await sendMutationRequest(staff.request, 'sendRequirement', { requirementId: requirement.id }, 'requirement { id }');
  await signInAsPlayer(page, 'builder');
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  await page.getByRole('link', { name: 'Open Notes' }).click();
  await page.getByLabel('Remarks').fill('North is up');
  await waitUntilSaved(page);
  await sendMutationRequest(
    staff.request,
    'cancelRequirement',
    { requirementId: requirement.id },
    'requirement { id }',
  );
  await expect(page.getByText('This is no longer needed.')).toBeVisible();
  await expect(page.getByText('North is up')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expectAccessible(page);
});

test.describe('a lost connection', () => {
  test.use({ mayComplain: true });

  test('a request that staff close without saving is not sent in the background @all', async ({ page }) => {
    const { submissionId } = await sendPermit('builder');
    await signInAsPlayer(page, 'owner');
    await page.goto(`/initiated_flows/manager/${submissionId}`);
    await page.getByRole('button', { name: 'Request more information' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request more from the applicant' });
    let attempts = 0;
    await page.route(operationUrl('useCreateRequirementMutation'), (route) => {
      attempts += 1;
      return route.abort();
    });
    await page.clock.install();
    await dialog.getByLabel('Name').fill('Second inspection');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText('If you close now, they’ll be lost.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close without saving' }).click();
    await expect(dialog).toBeHidden();
    const attemptsBefore = attempts;
    await page.clock.runFor(60_000);
    expect(attempts).toBe(attemptsBefore);
  });
});
