import { townPeople } from '#server/demoTown/townPeople.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { issuingForm } from '#tests/e2e/support/issuing.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath, signInAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const title = { level: 1, name: 'Building permit', exact: true };

test('opens a permit from its email and downloads it @all', async ({ page }) => {
  await page.goto(await emailedLink(page.request, townPeople.builder.email, '/issued_outputs/'));
  await signInThroughPage(page, townPeople.builder.email);
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByText('Issued').first()).toBeVisible();
  await expect(page.getByText('Not renewable')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Building permit .*\.pdf$/);
  const shown = await page.request.get(
    (await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '',
  );
  expect(shown.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-frame-options': 'SAMEORIGIN' });
  expect(shown.headers()['content-disposition']).toContain('inline');
  await page.getByRole('link', { name: /Building permit #/ }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your submission number is \d+\.$/)).toBeVisible();
  await expect(page.getByText('Your building permit is ready.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start another' })).toHaveAttribute('href', permitPath);
  await page.getByRole('link', { name: 'See your answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Answers: Building permit #/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText('Property address')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Back to the submission' }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
});

test('staff revoke a permit and reissue it @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.goto('/processes?status=completed');
  await page
    .getByRole('row', { name: /6 Market/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Building permit', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Output revoked')).toBeVisible();
  await expect(page.getByText('Revoked').first()).toBeVisible();
  await page.getByRole('button', { name: 'Re-issue' }).click();
  await expect(page.getByText('Output re-issued')).toBeVisible();
});

test('shows unrelated users only the public record of a permit, without its document @all', async ({ page }) => {
  const link = await emailedLink(page.request, townPeople.builder.email, '/issued_outputs/');
  await signInAsPlayer(page, 'ranger');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Building permit' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('There is no document to download.');
  await expect(page.getByRole('main')).not.toContainText(townPeople.builder.name);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('an output issued at a step is available before the submission is complete @all', async ({ page, browser }) => {
  const owner = await browser.newContext();
  await signUpVerified(owner, 'Olga Owner');
  const masterTemplateId = await issuingForm(owner, await createOwnTeam(owner), { form: 'Parade', output: 'Notice' });
  await owner.close();

  await signUpVerified(page, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{
    submission: { id: string; activeSteps: readonly { id: string }[] };
  }>(page.request, 'launchSubmission', { masterTemplateId }, 'submission { id activeSteps { id } }');
  await page.goto('/');
  await page.getByRole('link', { name: /Parade #/ }).click();
  await expect(page.getByRole('region', { name: 'Documents' })).toBeHidden();
  const advance = { activeStepId: submission.activeSteps[0]?.id, confirmsAll: true };
  await sendMutationRequest(page.request, 'advanceStep', advance, '__typename');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('Notice');
  await documents.getByRole('link', { name: 'Notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice' })).toBeVisible();
  await expect(page.getByText('There is no document to download.')).toBeVisible({ timeout: 30_000 });
});

test('a permit fits and is accessible', async ({ page }) => {
  const link = await emailedLink(page.request, townPeople.builder.email, '/issued_outputs/');
  await signInAsPlayer(page, 'owner');
  await page.goto(link);
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expectGoodInEveryViewport(page);
});
