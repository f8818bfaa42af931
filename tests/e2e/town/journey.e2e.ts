import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectReviewRecorded } from '#tests/e2e/support/expectReviewRecorded.ts';
import { addField, addStep, pdfWith } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { pdfText } from '#tests/support/pdfText.ts';

const team = `Spring Valley ${Date.now().toString(36)}`;
const slug = team.toLowerCase().replaceAll(' ', '-');
const flashed = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function signUpAsStaff(page: Page): Promise<void> {
  const email = newAddress('Maria Santos');
  await page.goto('/users/sign_up');
  await page.getByLabel('Name').fill('Maria Santos');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/users\/unverified$/);
  await page.goto(await emailedLink(page.request, email, '/users/verify/'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
}

async function createTeam(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await page.getByRole('link', { name: 'Create your first team' }).click();
  await page.getByLabel('Name').fill(team);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page).toHaveURL(new RegExp(`/teams/${slug}`));
}

/** Documents are uploaded at the payment provider; the sandbox stands in for it. */
async function setUpPayments(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Payout Preferences' }).click();
  await page.getByRole('button', { name: 'Set up online payments' }).click();
  await page.getByRole('button', { name: /complete/i }).click();
  await expect(page.getByText('Residents can pay online')).toBeVisible();
}

/** An invited colleague in another browser who may edit the team's forms. */
async function colleague(browser: Browser, owner: Page): Promise<Page> {
  const email = newAddress('Daniel Okafor');
  await owner.getByRole('link', { name: 'Roles', exact: true }).click();
  await owner.getByRole('link', { name: 'Edit Team Owners' }).click();
  await owner.getByRole('tab', { name: 'Users' }).click();
  const form = owner.getByRole('form', { name: 'Invite by email' });
  await form.getByLabel('Name').fill('Daniel Okafor');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await flashed(owner, `Invitation sent to ${email}`);
  const page = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })).newPage();
  await page.goto(await emailedLink(owner.request, email, '/users/claim/'));
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  // Nothing is published yet, so the start page is the forms list.
  await expect(page).toHaveURL('/workflows');
  return page;
}

async function buildForm(page: Page, other: Page): Promise<string> {
  await page.getByRole('link', { name: 'Forms Manager' }).click();
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByLabel('Name').fill('Building permit');
  await page.getByRole('button', { name: 'Create New Form' }).click();
  await expect(page.getByText('No steps yet')).toBeVisible();
  await other.goto('/');
  await other.getByRole('link', { name: 'Forms Manager' }).click();
  await other.getByRole('link', { name: 'Building permit', exact: true }).click();
  await expect(other.getByText('No steps yet')).toBeVisible();
  const seenByOther = (text: string) => expect(other.getByText(text).first()).toBeVisible();

  await addStep(page, 'Collect information', 'Your project');
  await seenByOther('Your project');
  await addField(page, 'Short text', 'Owner');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await addField(page, 'Whole number', 'Floors');
  await addField(page, 'Multiple choice', 'Type of work');
  for (const [place, option] of ['New house', 'Fence'].entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    const name = page.getByRole('textbox', { name: `Option ${place + 1}` });
    await expect(name).toBeFocused();
    await name.fill(option);
    await waitUntilSaved(page);
  }
  await addField(page, 'File', 'Site plan');
  await page.getByRole('button', { name: 'Edit logic of Site plan' }).click();
  const panel = page.getByRole('dialog', { name: 'Logic' });
  await panel.getByLabel('Field').selectOption('Type of work');
  await panel.getByLabel('Value').selectOption('New house');
  await panel.getByRole('button', { name: 'Save logic' }).click();
  await flashed(page, 'Shown when “Type of work” is New house');
  await other.getByRole('link', { name: /Your project/ }).click();
  for (const text of ['Owner', 'Floors', 'Type of work', 'Site plan']) await seenByOther(text);
  await other
    .getByRole('button', { name: /Site plan$|^Site plan/, expanded: false })
    .first()
    .click();
  await seenByOther('Shown when “Type of work” is New house');

  await addStep(page, 'Payment', 'Permit fee');
  await page.getByLabel('Amount in dollars').fill('25');
  await waitUntilSaved(page);
  await addStep(page, 'Review', 'Plan review');
  await page.getByRole('checkbox', { name: 'Reviewers must sign' }).check();
  const reviewers = page.getByRole('region', { name: 'Review group 1' });
  await reviewers.getByLabel('Person or role').fill('Team');
  await reviewers.getByRole('button', { name: 'Add Team Owners' }).click();
  await expect(page.getByRole('button', { name: 'Remove Team Owners' })).toBeVisible();
  await seenByOther('Permit fee');
  await seenByOther('Plan review');
  return page.url();
}

async function mapOutput(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await page.getByRole('button', { name: 'Add output' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add output' });
  await dialog.getByLabel('Name').fill('Permit');
  await dialog.getByRole('button', { name: 'Add output' }).click();
  const buffer = await pdfWith('Holder', 'Storeys', 'Permit number');
  await page.getByLabel('Choose a PDF').setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Fill Holder with').selectOption('Owner');
  await page.getByLabel('Fill Storeys with').selectOption('Floors');
  await page.getByLabel('Fill Permit number with').selectOption('Submission number');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish document' }).click();
  await expect(page.getByText('This document is in use.')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await flashed(page, 'Form has been published');
  await expect(page.getByText('Version 1').first()).toBeVisible();
}

async function launch(page: Page, email: string): Promise<void> {
  await page.goto(`/${slug}/building-permit`);
  await expect(page.getByText('$25.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByLabel('Contact email').fill(email);
  await page.getByRole('button', { name: 'Next >' }).click();
  await page.getByLabel('Display Name').fill('Ada Miller');
  await page.getByRole('button', { name: 'Next >' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Launch submission >' }).click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Your project' })).toBeVisible();
}

/** The network is cut midway, and later the page is reloaded. */
async function formSession(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await page.getByRole('link', { name: 'Owner cannot be left blank' }).click();
  await expect(page.getByLabel('Owner')).toBeFocused();
  await page.keyboard.type('Ada Miller');
  await expect(page.getByText('Saving Changes...')).toBeVisible();
  await waitUntilSaved(page);
  await context.setOffline(true);
  await page.getByLabel('Floors').fill('3');
  await page.getByLabel('Floors').blur();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All Changes Saved.')).toBeVisible({ timeout: 20_000 });
  const plan = page.getByRole('group', { name: /Site plan/ });
  await expect(plan).toBeHidden();
  await page.getByRole('radio', { name: 'New house' }).check();
  await plan
    .getByLabel('Add a file')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: await pdfWith('plan') });
  // Wait for the upload: a reload would abort it.
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByLabel('Owner')).toHaveValue('Ada Miller');
  await expect(page.getByLabel('Floors')).toHaveValue('3');
  await expect(page.getByRole('radio', { name: 'New house' })).toBeChecked();
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Permit fee' })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByLabel('Name on the card').fill('Ada Miller');
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expires').fill('04/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await flashed(page, 'Payment completed');
  // The submission advanced automatically, and the payer sees the confirmation first.
  await expect(page.getByText('Payment confirmation')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Plan review' })).toBeVisible();
}

async function review(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Building permit/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: /^Your project/ }).click();
  for (const answer of ['Ada Miller', 'New house', 'plan.pdf']) await flashed(page, answer);
  await page.getByRole('link', { name: /Plan review/ }).click();
  await page.getByRole('link', { name: 'Open in review manager' }).first().click();
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByLabel('Type your name to sign').fill('Maria Santos');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expectReviewRecorded(page);
  await page.getByRole('link', { name: 'Open the submission' }).click();
  await flashed(page, 'This submission was completed');
}

test('a building permit, from an empty team to the issued document', async ({ browser, page }) => {
  await signUpAsStaff(page);
  await createTeam(page);
  await setUpPayments(page);
  const other = await colleague(browser, page);
  await buildForm(page, other);
  await mapOutput(page);
  await publish(page);

  await openEverySubmission(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Form Submissions' })).toBeVisible();
  const home = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.7.7' } });
  const resident = await home.newPage();
  const email = newAddress('Ada Miller');
  await launch(resident, email);
  // no reload
  await expect(page.getByRole('row', { name: /Building permit.*Ada Miller/ })).toBeVisible();
  await formSession(resident, home);
  await pay(resident);
  await review(page);

  await expect(resident.getByText('This submission was completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  const address = resident.url();
  await resident.goto(await emailedLink(resident.request, email, '/initiated_flows/'));
  const download = resident.waitForEvent('download');
  await resident.getByRole('link', { name: 'Download' }).click();
  const [text] = await pdfText(await readFile(await (await download).path()));
  expect(text).toContain('Ada Miller');
  expect(text).toContain('3');
  await expectAccessible(resident);

  const stranger = await (await browser.newContext()).newPage();
  await signUpVerified(stranger, 'Sam Stranger');
  await stranger.goto(new URL(address).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await stranger.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(stranger.getByRole('heading', { name: 'No teams yet' })).toBeVisible();
});
