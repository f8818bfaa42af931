import type { Browser, Page } from '@playwright/test';
import { addGovernmentStaff } from '#tests/e2e/support/addGovernmentStaff.ts';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified, type E2ePerson } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

interface Town {
  readonly owner: Page;
  readonly official: E2ePerson;
  readonly parent: E2eForm;
}

/** A bridge form whose owner has required a sketch sub-submission in the editor. */
async function town(browser: Browser): Promise<Town> {
  const owner = await (await browser.newContext()).newPage();
  const official = await signUpVerified(owner, 'Olga Owner');
  const team = await createOwnTeam(owner);
  const child = await newForm(owner, team, 'Sketch');
  const drawing = await addStep(owner, child, { name: 'Draw', fields: [['Scale', 'string']] });
  await sendMutationRequest(owner.request, 'updateStep', { stepId: drawing, external: true }, '__typename');
  await publish(owner, child);
  const parent = await newForm(owner, team, 'Bridge');
  const applying = await addStep(owner, parent, { name: 'Apply', fields: [['Length', 'integer']] });
  await sendMutationRequest(owner.request, 'updateStep', { stepId: applying, external: true }, '__typename');
  const open = { masterTemplateId: parent.id, publiclyLaunchable: true };
  await sendMutationRequest(owner.request, 'updateMasterTemplate', open, '__typename');

  await owner.goto(`${parent.path}/edit`);
  await openPart(owner, 'Sub-submissions');
  const subSubmissions = owner.getByRole('region', { name: 'Sub-submissions' });
  await expect(subSubmissions.getByText('No sub-submissions on this step.')).toBeVisible();
  await subSubmissions.getByRole('button', { name: 'Add sub-submission' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Form').selectOption('Sketch');
  await expectGoodInEveryViewport(owner);
  await dialog.getByRole('button', { name: 'Add sub-submission' }).click();
  await subSubmissions.getByLabel('Name').fill('Site sketch');
  await subSubmissions.getByLabel('Name').blur();
  await expect(subSubmissions.getByRole('region', { name: 'Site sketch' })).toBeVisible();
  await expectGoodInEveryViewport(owner);
  await publish(owner, parent);
  // a second page of the owner's, for opening submissions
  return { owner: await owner.context().newPage(), official, parent };
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Additional submissions' });

async function launchBridge(page: Page, parent: E2eForm): Promise<string> {
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId: parent.id },
    'submission { id }',
  );
  return `/initiated_flows/manager/${submission.id.split(':')[1] ?? ''}`;
}

test('staff start a required sub-submission, its applicant completes it, and the parent continues', async ({
  page,
  browser,
}) => {
  test.slow();
  const { owner, parent } = await town(browser);
  await signUpVerified(page, 'Rosa Resident');
  const path = await launchBridge(page, parent);
  await page.goto(path);
  await expect(panelOf(page).getByText('Not started')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /sub-submission/i })).toBeVisible();

  await owner.goto(path);
  await panelOf(owner).getByRole('button', { name: 'Start for the applicant: Site sketch' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Rosa Resident' })).toBeChecked();
  await expectGoodInEveryViewport(owner);
  await dialog.getByRole('button', { name: 'Start for the applicant' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: /^Sketch/ })).toBeVisible();

  // The applicant's open page shows it live, and the applicant opens it.
  await expect(panelOf(page).getByText('In progress')).toBeVisible();
  await panelOf(page)
    .getByRole('link', { name: /^Sketch #/ })
    .click();
  await page.getByLabel('Scale').fill('1:100');
  await owner.goto(path);
  await expect(panelOf(owner).getByText('In progress')).toBeVisible();
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await page.getByRole('link', { name: 'Sub-submission complete. Return to parent submission.' }).click();
  // Everyone viewing the parent sees it completed live.
  await expect(panelOf(owner).getByText('Completed', { exact: true })).toBeVisible();
  await expect(panelOf(page).getByText('Completed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
  await owner.context().close();
});

test('an applicant starts a sub-submission in the wizard, and unlinking it mid-typing loses nothing @all', async ({
  page,
  browser,
}) => {
  test.slow();
  const { owner, official, parent } = await town(browser);
  await addGovernmentStaff(official);
  await signUpVerified(page, 'Rosa Resident');
  const path = await launchBridge(page, parent);
  await page.goto(path);
  await panelOf(page).getByRole('button', { name: 'Start Site sketch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sketch/ })).toBeVisible();
  const child = page.url();
  await page.getByLabel('Scale').fill('1:200');
  await expect(page.getByText('All Changes Saved.')).toBeVisible();

  await owner.goto(path);
  await panelOf(owner).getByRole('button', { name: 'Unlink Site sketch' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(owner.getByText('Subprocess unlinked')).toBeVisible();
  await panelOf(owner).getByRole('button', { name: 'Waive Site sketch' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Waive' }).click();
  await expect(owner.getByText('Requirement waived')).toBeVisible();
  await expect(panelOf(owner).getByText('by Olga Owner')).toBeVisible();

  await page.getByLabel('Scale').fill('1:250');
  await expect(page.getByText('All Changes Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Scale')).toHaveValue('1:250');

  await panelOf(owner).getByRole('button', { name: 'Require again: Site sketch' }).click();
  await expect(owner.getByText('Requirement unwaived')).toBeVisible();
  // The wizard offers the submission started earlier, and it is linked.
  await page.goto(path);
  await panelOf(page).getByRole('button', { name: 'Start Site sketch' }).click();
  await expect(page.getByText('Looking for a submission you already started?').first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: /^Use this one: #/ }).click();
  await expect(page).toHaveURL(child);
  await expect(page.getByLabel('Scale')).toHaveValue('1:250');
  await page.goto(path);
  await expect(panelOf(page).getByText('In progress')).toBeVisible();
  await owner.context().close();
});
