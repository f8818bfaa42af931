import type { Browser, Page } from '@playwright/test';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { expectEmail, emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

interface Waiting {
  readonly owner: Page;
  readonly ownerEmail: string;
  readonly activeStepId: string;
  readonly reviewGroupId: string;
}

/** A submission at a step with a third-party review, with the form owner's page. */
async function waiting(browser: Browser): Promise<Waiting> {
  // The third party may use a phone, but the owner is always at a desktop.
  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage();
  const { email: ownerEmail } = await signUpVerified(owner, 'Olga Owner');
  const form = await newForm(owner, await createOwnTeam(owner), 'Bridge');
  const stepId = await addStep(owner, form, { name: 'Statics', type: 'RequireReviewStep' });
  // Staff read the review before the submission continues, so no auto-advance.
  await sendMutationRequest(owner.request, 'updateStep', { stepId, autoadvance: false }, '__typename');
  const { node } = await sendQuery<{ node: { reviewGroups: readonly { id: string }[] } }>(
    owner.request,
    'query ($id: ID!) { node(id: $id) { ... on Step { reviewGroups { id } } } }',
    { id: stepId },
  );
  const [made] = node.reviewGroups;
  const settings = { reviewType: 'third_party', name: 'Engineers' };
  if (made)
    await sendMutationRequest(owner.request, 'updateReviewGroup', { reviewGroupId: made.id, settings }, '__typename');
  else await sendMutationRequest(owner.request, 'createReviewGroup', { stepId, settings }, '__typename');
  const open = { masterTemplateId: form.id, publiclyLaunchable: true };
  await sendMutationRequest(owner.request, 'updateMasterTemplate', open, '__typename');
  await publish(owner, form);
  // otherwise the owner reads about it the next morning
  const rightAway = { parentId: form.id, emailType: 'dailySummary', shouldSend: false };
  await sendMutationRequest(owner.request, 'createEmailSetting', rightAway, '__typename');
  const resident = await browser.newContext();
  await signUpVerified(resident, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{
    submission: { activeSteps: readonly { id: string; reviews: readonly { reviewGroup: { id: string } }[] }[] };
  }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id reviews { reviewGroup { id } } } }',
  );
  await resident.close();
  const [step] = submission.activeSteps;
  return { owner, ownerEmail, activeStepId: step?.id ?? '', reviewGroupId: step?.reviews[0]?.reviewGroup.id ?? '' };
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(page);
}

/** Opens the submission from the list as the form's owner. */
async function openSubmission(owner: Page): Promise<void> {
  await owner.goto('/');
  await openEverySubmission(owner);
  await owner
    .getByRole('row', { name: /Bridge/ })
    .getByRole('link')
    .first()
    .click();
}

async function askByEmail(owner: Page, email: string): Promise<void> {
  const asking = owner.getByRole('form', { name: 'Ask by email' });
  const search = owner.getByText('Ask someone for this review');
  await expect(search).toBeVisible();
  if (!(await owner.getByText('Ask by email').isVisible())) await search.click();
  if (!(await asking.isVisible())) await owner.getByText('Ask by email').click();
  await asking.getByLabel('Name').fill('Egon Engineer');
  await asking.getByLabel('Email').fill(email);
  await asking.getByRole('button', { name: 'Send invitation' }).click();
}

async function claim(page: Page, email: string): Promise<void> {
  await page.goto(await emailedLink(page.request, email, '/users/claim/'));
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
}

test('staff are told to ask a third party, find one by search, and still see the request on hold', async ({
  browser,
}) => {
  test.slow();
  const { owner, ownerEmail } = await waiting(browser);
  const context = await browser.newContext();
  const { email } = await signUpVerified(await context.newPage(), 'Egon Engineer');
  await context.close();
  // the email leads to the step, and says what to do
  await owner.goto(await emailedLink(owner.request, ownerEmail, '/initiated_flows/'));
  await expect(owner.getByText('Your turn: ask a third party for the “Statics” review.')).toBeVisible();
  await expect(owner.getByText('No one has been asked for this review yet.')).toBeVisible();
  await expect(owner.getByText('Unassigned')).toHaveCount(0);
  // completing says what is pending before it asks anything
  await owner.getByRole('button', { name: 'Complete this submission' }).click();
  const refusal = owner.getByRole('alert').filter({ hasText: '1 review is still pending.' });
  await expect(refusal).toContainText('Your turn: ask a third party for the “Statics” review.');
  await expect(owner.getByRole('alertdialog')).toHaveCount(0);
  await expectGoodInEveryViewport(owner);
  // it is a task, too, and done there
  await owner.getByRole('link', { name: 'My Tasks' }).click();
  await owner.getByRole('link', { name: 'Open the first task' }).click();
  await expect(owner.getByText('Your turn: ask a third party for the “Statics” review.')).toBeVisible();
  await owner.getByRole('searchbox', { name: 'Name or email' }).fill(email);
  await owner.getByRole('button', { name: 'Show 1 match from outside your teams' }).click();
  await owner.getByRole('button', { name: 'Ask Egon Engineer' }).click();
  const requests = owner.getByRole('list', { name: 'Review requests' });
  await expect(requests).toContainText('Egon Engineer was asked');
  await expect(owner.getByText(/Waiting for review by Egon Engineer/).first()).toBeVisible();
  await owner.goBack();
  await owner.goBack();
  await expect(requests).toContainText('Egon Engineer was asked');
  await owner.getByRole('link', { name: 'Menu' }).click();
  await owner.getByRole('button', { name: 'Hold submission' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Hold submission' }).click();
  await expect(owner.getByText('Submission halted').first()).toBeVisible();
  await expect(requests).toContainText('Egon Engineer was asked');
  await expect(requests.getByRole('button')).toHaveCount(0);
  await owner.context().close();
});

test('a third party without an account is asked and reminded by email, signs up, and reviews; the requester is notified @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { owner, ownerEmail } = await waiting(browser);
  const email = newAddress('Egon Engineer');
  await openSubmission(owner);
  await askByEmail(owner, email);
  const requests = owner.getByRole('list', { name: 'Review requests' });
  await expect(requests).toContainText('Egon Engineer was asked');
  await expect(requests).toContainText(email);
  await expect(requests).toContainText('No account yet');
  await requests.getByRole('button', { name: 'Remind Egon Engineer' }).click();
  await expect(owner.getByText('Reminder sent successfully.')).toBeVisible();
  await expect(requests).toContainText('reminded');
  await requests.getByRole('button', { name: 'Remind Egon Engineer' }).click();
  await expect(requests.getByText('This person was reminded less than 6 hours ago.')).toBeVisible();
  await expectGoodInEveryViewport(owner);

  await claim(page, email);
  await expect(page.getByRole('heading', { level: 1, name: /Review of submission/ })).toBeVisible();
  await approve(page);
  await expect(page.getByRole('list', { name: 'Reviews by Egon Engineer' })).toContainText('Approved');
  await expect(requests).toContainText('Egon Engineer has responded');
  await expect(requests).toContainText('Approved');
  await expectEmail(owner.request, ownerEmail, 'The review you requested is complete: ');
  await owner.goto(await emailedLink(owner.request, ownerEmail, '/initiated_flows/manager/'));
  await expect(requests).toContainText('Egon Engineer has responded');
  await owner.context().close();
  // They can see this submission, and nothing else.
  await page.getByRole('link', { name: 'Open the submission' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bridge #/ })).toBeVisible();
  await expect(page.getByText('Rosa Resident').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a canceled request says so when its email is opened, and a later request opens the review @all', async ({
  page,
  browser,
}) => {
  const { owner } = await waiting(browser);
  const email = newAddress('Egon Engineer');
  await openSubmission(owner);
  await askByEmail(owner, email);
  const requests = owner.getByRole('list', { name: 'Review requests' });
  await requests.getByRole('button', { name: 'Cancel request to Egon Engineer' }).click();
  await expect(owner.getByText('Request canceled')).toBeVisible();
  await expect(requests).toBeHidden();
  await claim(page, email);
  await expect(page.getByRole('heading', { name: 'Your review is no longer needed' })).toBeVisible();
  await askByEmail(owner, email);
  await expect(requests).toContainText('Egon Engineer was asked');
  await page.goto(await emailedLink(page.request, email, '/initiated_flows/'));
  await approve(page);
  await expect(requests).toContainText('Egon Engineer has responded');
  await owner.context().close();
});

test('a person assigned at a step is told what they wait for until the step is completed @all', async ({
  page,
  browser,
}) => {
  const owner = await browser.newContext();
  await signUpVerified(owner, 'Olga Owner');
  const form = await newForm(owner, await createOwnTeam(owner), 'Bridge');
  await addStep(owner, form, { name: 'Who works', type: 'AssignResponsibilityStep' });
  await addStep(owner, form, { name: 'Work', fields: [['Hours', 'integer']] });
  await publish(owner, form);
  const { submission } = await sendMutationRequest<{ submission: { activeSteps: readonly { id: string }[] } }>(
    owner.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id } }',
  );
  const activeStepId = submission.activeSteps[0]?.id;
  const email = newAddress('Wanda Worker');
  const invited = { activeStepId, email, name: 'Wanda Worker' };
  await sendMutationRequest(owner.request, 'inviteTentativeAssignment', invited, '__typename');
  await claim(page, email);
  await expect(page.getByRole('heading', { name: 'You can’t open this yet' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await sendMutationRequest(owner.request, 'advanceStep', { activeStepId, confirmsAll: true }, '__typename');
  await owner.close();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bridge #/ })).toBeVisible();
});

test('a third party with an account finds the request on their start page @all', async ({ page, browser }) => {
  const { owner, activeStepId, reviewGroupId } = await waiting(browser);
  const context = await browser.newContext();
  const { email } = await signUpVerified(await context.newPage(), 'Egon Engineer');
  await context.close();
  await sendMutationRequest(
    owner.request,
    'requestReview',
    { activeStepId, reviewGroupId, email, name: 'Egon Engineer' },
    '__typename',
  );
  await owner.context().close();
  await page.goto('/users/sign_in');
  await signInThroughPage(page, email, password);
  await expect(page).toHaveURL('/my_tasks');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Assigned to me' }).click();
  await page
    .getByRole('row', { name: /Bridge/ })
    .getByRole('link', { name: /^Your turn: (complete|review) / })
    .click();
  await approve(page);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Assigned to me' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Form Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'No reviews waiting' })).toBeVisible();
  await expectGoodInEveryViewport(page);
});
