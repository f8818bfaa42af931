import type { Browser, Page } from '@playwright/test';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { ask, change } from '#tests/e2e/support/graphql.ts';
import { mailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, ownTeam, password, verified } from '#tests/e2e/support/people.ts';
import { signInByHand } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

interface Waiting {
  readonly owner: Page;
  readonly activeStepId: string;
  readonly reviewGroupId: string;
}

/** A submission at a step that somebody outside reviews; the page of the owner of its form. */
async function waiting(browser: Browser): Promise<Waiting> {
  const owner = await (await browser.newContext()).newPage();
  await verified(owner, 'Olga Owner');
  const form = await newForm(owner, await ownTeam(owner), 'Bridge');
  const stepId = await addStep(owner, form, { name: 'Statics', type: 'RequireReviewStep' });
  const { node } = await ask<{ node: { reviewGroups: readonly { id: string }[] } }>(
    owner.request,
    'query ($id: ID!) { node(id: $id) { ... on Step { reviewGroups { id } } } }',
    { id: stepId },
  );
  const [made] = node.reviewGroups;
  const settings = { reviewType: 'third_party', name: 'Engineers' };
  if (made) await change(owner.request, 'updateReviewGroup', { reviewGroupId: made.id, settings }, '__typename');
  else await change(owner.request, 'createReviewGroup', { stepId, settings }, '__typename');
  const open = { masterTemplateId: form.id, publiclyLaunchable: true };
  await change(owner.request, 'updateMasterTemplate', open, '__typename');
  await publish(owner, form);
  const resident = await (await browser.newContext()).newPage();
  await verified(resident, 'Rosa Resident');
  const { submission } = await change<{
    submission: { activeSteps: readonly { id: string; reviews: readonly { reviewGroup: { id: string } }[] }[] };
  }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id reviews { reviewGroup { id } } } }',
  );
  await resident.context().close();
  const [step] = submission.activeSteps;
  return { owner, activeStepId: step?.id ?? '', reviewGroupId: step?.reviews[0]?.reviewGroup.id ?? '' };
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();
}

test('somebody without an account is asked by mail, makes one, and lands on the review', async ({ page, browser }) => {
  const { owner, ...asked } = await waiting(browser);
  const email = newAddress('Egon Engineer');
  await change(owner.request, 'requestReview', { ...asked, email, name: 'Egon Engineer' }, '__typename');
  await owner.context().close();
  await page.goto(await mailedLink(page.request, email, '/users/claim/'));
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Review of submission/ })).toBeVisible();
  await approve(page);
  // the submission itself is theirs to see, and nothing else
  await page.getByRole('link', { name: 'Open the submission' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bridge #/ })).toBeVisible();
  await expect(page.getByText('Rosa Resident').first()).toBeVisible();
});

test('somebody with an account finds what is asked of them where they start', async ({ page, browser }) => {
  const { owner, ...asked } = await waiting(browser);
  const context = await browser.newContext();
  const { email } = await verified(await context.newPage(), 'Egon Engineer');
  await context.close();
  await change(owner.request, 'requestReview', { ...asked, email, name: 'Egon Engineer' }, '__typename');
  await owner.context().close();
  await page.goto('/users/sign_in');
  await signInByHand(page, email, password);
  await expect(page).toHaveURL('/processes?assigned=me');
  await page
    .getByRole('row', { name: /Bridge/ })
    .getByRole('link', { name: 'Review' })
    .click();
  await approve(page);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Assigned to me' })).toBeVisible();
});
