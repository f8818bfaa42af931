import type { Page } from '@playwright/test';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm, publish } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, of: string, name: string) =>
  page.getByRole('toolbar', { name: `Formatting: ${of}` }).getByRole('button', { name, exact: true });

async function setStep(page: Page): Promise<void> {
  await page.getByLabel('Time frame').fill('0');
  await expect(page.getByText('Time frame must be a whole number from 1 to 10000')).toBeVisible();
  await page.getByLabel('Time unit').selectOption('Hours');
  await page.getByLabel('Time frame').fill('3');
  await expect(page.getByText('Timeframe updated').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'The applicant must sign this step' }).check();

  const texts = page.getByRole('region', { name: 'Description and instructions', exact: true });
  await expect(texts).toContainText('None yet');
  await openPart(page, 'Description and instructions');
  await text(page, 'Description').fill('About your land.');
  await text(page, 'Instructions for applicants').click();
  await tool(page, 'Instructions for applicants', 'Heading').click();
  await page.keyboard.type('Before you begin');
  await page.keyboard.press('Enter');
  await tool(page, 'Instructions for applicants', 'Bold').click();
  await page.keyboard.type('Find');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' your deed: ');
  await tool(page, 'Instructions for applicants', 'Link').click();
  await page.getByLabel('Link address').fill('our site');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByText('Enter an address such as')).toBeVisible();
  await page.getByLabel('Link address').fill('deeds.example.gov/find');
  await page.keyboard.press('Enter');
  await text(page, 'Instructions for staff').click();
  // The toolbar is one tab stop, with arrow keys inside it.
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Instructions for staff', 'Redo')).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Instructions for staff', 'Bulleted list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page, 'Instructions for staff')).toBeFocused();
  await page.keyboard.type('Look at the map');
  await waitUntilSaved(page);
}

async function setReview(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A third party' }).check();
  await expect(page.getByText('No reviewers yet.')).toBeHidden();
  await page.getByRole('radio', { name: 'People and roles named here' }).check();
  const group = page.getByRole('region', { name: 'Review group 1' });
  await group.getByLabel('Person or role').fill('Team');
  await group.getByRole('button', { name: 'Add Team Owners' }).click();
  await expect(group.getByRole('button', { name: 'Remove Team Owners' })).toBeVisible();
  await group.getByLabel('Affidavit').fill('I stood on the land.');
  await group.getByLabel('Default approval comment').fill('Fits the plan.');
  await group.getByLabel('Default rejection comment').fill('Does not fit the plan.');
  await group.getByRole('button', { name: 'Edit logic of Review group 1' }).click();
  const logic = page.getByRole('dialog', { name: 'Logic' });
  await expect(logic.getByRole('radio', { name: 'Require when', exact: true })).toBeChecked();
  await logic.getByLabel('Field').selectOption('Floors');
  await logic.getByLabel('Comparison').selectOption('is greater than');
  await logic.getByLabel('Value').fill('2');
  await logic.getByRole('button', { name: 'Save logic' }).click();
  await expect(group.getByText('Required when “Floors” is greater than 2')).toBeVisible();
  await waitUntilSaved(page);
}

test('a clerk configures a step and its review, and applicants and reviewers see and follow those settings @all', async ({
  page,
  browser,
}) => {
  await signUpVerified(page, 'Olga Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Bridge');
  await addStep(page, form, { name: 'Your land', fields: [['Floors', 'integer']] });
  await addStep(page, form, { name: 'Plan review', type: 'RequireReviewStep' });
  const open = { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'bridge' };
  await sendMutationRequest(page.request, 'updateMasterTemplate', open, '__typename');
  await page.goto(`${form.path}/edit`);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(`${form.path}/edit`);
  await expect(other.getByLabel('Step name')).toHaveValue('Your land');

  await setStep(page);
  await openPart(other, 'Description and instructions');
  await expect(text(other, 'Instructions for staff').getByRole('listitem')).toHaveText('Look at the map');
  await expect(text(other, 'Instructions for applicants').getByRole('heading')).toHaveText('Before you begin');
  await expect(other.getByLabel('Time frame')).toHaveValue('3');
  await expect(other.getByLabel('Time unit')).toHaveValue('hours');
  await page.getByRole('button', { name: 'More for Section 1' }).click();
  await page.getByRole('menuitem', { name: 'Section Configuration' }).click();
  const section = page.getByRole('dialog', { name: 'Section Configuration' });
  await section.getByRole('textbox', { name: 'Instructions' }).fill('Count the cellar.');
  await waitUntilSaved(page);
  await section.getByRole('button', { name: 'Close' }).click();
  await expectGoodInEveryViewport(page);

  await page.getByRole('link', { name: /^Plan review/ }).click();
  await other.getByRole('link', { name: /^Plan review/ }).click();
  await setReview(page);
  await expect(other.getByLabel('Affidavit')).toHaveValue('I stood on the land.');
  await expect(other.getByLabel('Default rejection comment')).toHaveValue('Does not fit the plan.');
  await expectGoodInEveryViewport(page);
  await context.close();
  await publish(page, form);

  const rosa = await (await browser.newContext()).newPage();
  await signUpVerified(rosa, 'Rosa Resident');
  await rosa.goto(`/${team.slug}/bridge`);
  await rosa.getByRole('button', { name: 'Start' }).click();
  await expect(rosa.getByText('About your land.')).toBeVisible();
  await expect(rosa.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(rosa.getByRole('link', { name: 'deeds.example.gov/find' })).toBeVisible();
  await expect(rosa.getByText('Count the cellar.')).toBeVisible();
  await expect(rosa.getByText('Look at the map')).toHaveCount(0);
  await expectGoodInEveryViewport(rosa);
  await rosa.getByLabel('Floors').fill('4');
  await rosa.getByRole('button', { name: 'Go to next step >' }).click();
  const signing = rosa.getByRole('dialog', { name: 'Sign this step' });
  await signing.getByLabel('Your name').fill('Rosa Resident');
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(rosa.getByRole('heading', { name: 'Step 2 of 2: Plan review' })).toBeVisible();
  await rosa.context().close();

  await page.goto('/');
  await openEverySubmission(page);
  await page
    .getByRole('row', { name: /Bridge/ })
    .getByRole('link')
    .first()
    .click();
  await goToStep(page, /Your land/);
  await expect(page.getByText('Look at the map')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeHidden();
  await page.getByText('Instructions for applicants').click();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await goToStep(page, /Plan review/);
  await page.getByRole('link', { name: 'Open in review manager' }).first().click();
  await page.getByRole('radio', { name: 'Reject' }).check();
  await expect(page.getByLabel('Comment')).toHaveValue('Does not fit the plan.');
  await page.getByRole('radio', { name: 'Approve' }).check();
  await expect(page.getByLabel('Comment')).toHaveValue('Fits the plan.');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await page.getByRole('link', { name: 'You must accept the statement to submit your review' }).click();
  await expect(page.getByRole('checkbox', { name: 'I stood on the land.' })).toBeFocused();
  await expectGoodInEveryViewport(page);
  await page.getByRole('checkbox', { name: 'I stood on the land.' }).check();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText("Review completed successfully. You're all done!")).toBeVisible();
});
