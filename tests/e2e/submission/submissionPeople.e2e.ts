import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { newAddress, createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, openAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const accessOf = (page: Page) => page.getByRole('complementary', { name: 'Access' });

test('two applicants and a clerk share one submission, each with their own permissions', async ({ page, browser }) => {
  const { address } = await sendPermit('newcomer');
  await signInAsPlayer(page, 'owner');
  await page.goto(everySubmission);
  await page.getByRole('link', { name: new RegExp(address) }).click();
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  const access = accessOf(page);
  const applicants = access.getByRole('region', { name: 'Applicants' });
  await expect(applicants.getByRole('listitem')).toHaveText([/José Muñoz.*Primary applicant/]);
  await expect(applicants.getByRole('button', { name: /Remove|Make/ })).toHaveCount(0);

  // An account is found by the start of its name, and its email is masked.
  await applicants.getByText('Add an applicant', { exact: true }).click();
  const search = applicants.getByLabel('Name or email');
  await search.fill('nobody.at.all@springfield.example');
  await expect(applicants.getByText('Not found, the user needs to create an account first.')).toBeVisible();
  await search.fill('Olena');
  await expect(applicants.getByText('o•••@springfield.example')).toBeVisible();
  await applicants.getByRole('button', { name: 'Add Olena Kovalenko' }).click();
  await applicants.getByRole('button', { name: 'Remove Olena Kovalenko' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Remove Olena Kovalenko from the applicants?' });
  await leaving.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Olena Kovalenko was removed')).toBeVisible();
  await applicants.getByText('Add an applicant by email').click();
  await applicants.getByLabel('Name', { exact: true }).fill('Nadia');
  await applicants.getByLabel('Email', { exact: true }).fill('nadia@springfield.example');
  await applicants.getByRole('button', { name: 'Send invitation' }).click();
  await expect(applicants.getByRole('button', { name: 'Remove Nadia Rahman' })).toBeVisible();

  const hers = await openAsPlayer(browser, 'neighbor');
  await hers.waitForURL('/dashboard');
  await hers.goto(await emailedLink(page.request, 'nadia@springfield.example', '/initiated_flows/manager/'));
  await hers.getByRole('link', { name: 'Access', exact: true }).click();
  const seen = accessOf(hers);
  await expect(seen.getByRole('listitem').filter({ hasText: 'José Muñoz' })).toBeVisible();
  await expect(seen.getByRole('button', { name: /Remove|Make|Assign/ })).toHaveCount(0);

  await applicants.getByRole('button', { name: 'Make primary: Nadia Rahman' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make Nadia Rahman the primary applicant?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make primary' }).click();
  await expect(page.getByText('Nadia Rahman is now the primary applicant')).toBeVisible();

  // The permission just granted applies without a refetch.
  await seen.getByRole('button', { name: 'Remove José Muñoz' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(hers.getByText('José Muñoz was removed')).toBeVisible();
  await expect(applicants.getByRole('listitem').filter({ hasText: 'José Muñoz' })).toHaveCount(0);
  await hers.context().close();

  const staff = access.getByRole('region', { name: 'Staff' });
  await staff.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Assigned to you')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No longer assigned to you')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await expect(staff.getByText('Form members cannot be removed from an individual submission')).toBeVisible();

  await staff.getByText('Add people or roles').click();
  await staff.getByRole('radio', { name: 'Viewer (read only)' }).check();
  await staff.getByLabel('Person or role').fill('Priya');
  await staff.getByRole('button', { name: 'Add Priya Nair' }).click();
  await staff.getByRole('button', { name: 'Make assignee: Priya Nair' }).click();
  await expect(page.getByText('Priya Nair was assigned')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await staff.getByRole('button', { name: 'Remove Priya Nair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Priya Nair was removed')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Remove Priya Nair' })).toHaveCount(0);

  // Add someone from another team, who then sees that the form is not theirs.
  await staff.getByText('Add people or roles').click();
  await staff.getByLabel('Person or role').fill('luis@springfield.example');
  await staff.getByRole('button', { name: 'Show 1 match from outside your teams' }).click();
  await staff.getByRole('button', { name: 'Add Luis' }).click();
  const his = await openAsPlayer(browser, 'ranger');
  await his.goto(await emailedLink(page.request, 'luis@springfield.example', '/initiated_flows/'));
  await his.getByRole('link', { name: 'Access', exact: true }).click();
  await accessOf(his).getByRole('button', { name: 'Remove Luis' }).click();
  await his.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await his.waitForURL('/dashboard');
  await expect(his.getByText(/Luis.* was removed/)).toBeVisible();
  await expect(staff.getByRole('button', { name: /Remove Luis/ })).toHaveCount(0);
});

test('someone invited at an "Assign people" step joins from the email and completes the next step @all', async ({
  page,
  browser,
}) => {
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page), 'Bridge');
  await addStep(page, form, { name: 'Who works', type: 'AssignResponsibilityStep' });
  await addStep(page, form, { name: 'Check', type: 'BasicStep' });
  const open = { masterTemplateId: form.id, publiclyLaunchable: true };
  await sendMutationRequest(page.request, 'updateMasterTemplate', open, '__typename');
  await publish(page, form);
  const resident = await browser.newContext();
  await signUpVerified(resident, 'Rosa Resident');
  await sendMutationRequest(resident.request, 'launchSubmission', { masterTemplateId: form.id }, '__typename');
  await resident.close();

  await page.goto(everySubmission);
  await page
    .getByRole('row', { name: /Rosa Resident/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('No one is chosen yet.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Step 2: Check' })).toContainText('No one yet');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Go to next step' }).click();
  await expect(page.getByRole('alert').getByText('Choose who is responsible before you continue.')).toBeVisible();

  const email = newAddress('Wanda Worker');
  const main = page.getByRole('main');
  await main.getByText('Invite by email').click();
  await main.getByLabel('Name', { exact: true }).fill('Wanda Worker');
  await main.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main.getByRole('alert').or(main.getByText('email')).first()).toBeVisible();
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wanda Worker' })).toContainText('Invited');
  await expect(page.getByRole('listitem').filter({ hasText: 'Step 2: Check' })).toContainText('The people chosen here');
  await page.getByRole('button', { name: 'Go to next step' }).click();
  await expect(page.getByRole('heading', { name: /Step 2 of 2/ })).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await hers.goto(await emailedLink(page.request, email, '/users/claim/'));
  await hers.getByLabel('Choose a password').fill(password);
  await hers.getByRole('button', { name: 'Join' }).click();
  await expect(hers.getByRole('heading', { name: /Step 2 of 2: Check/ })).toBeVisible();
  await hers.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(hers.getByRole('button', { name: 'Complete this submission' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete this submission' })).toHaveCount(0);
  await hers.context().close();
});

test("an applicant assigns someone from the form's people and continues", async ({ page, browser }) => {
  const owner = await browser.newContext();
  await signUpVerified(owner, 'Olga Owner');
  const form = await newForm(owner, await createOwnTeam(owner), 'Bridge');
  const stepId = await addStep(owner, form, { name: 'Who works', type: 'AssignResponsibilityStep' });
  await sendMutationRequest(owner.request, 'updateStep', { stepId, external: true }, '__typename');
  await addStep(owner, form, { name: 'Check', type: 'BasicStep' });
  const open = { masterTemplateId: form.id, publiclyLaunchable: true };
  await sendMutationRequest(owner.request, 'updateMasterTemplate', open, '__typename');
  await publish(owner, form);

  await signUpVerified(page, 'Rosa Resident');
  await sendMutationRequest(page.request, 'launchSubmission', { masterTemplateId: form.id }, '__typename');
  await page.goto('/dashboard');
  await openOwn(page, 'Bridge');
  await expect(page.getByText('No one is chosen yet.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Choose Olga Owner' }).click();
  await expect(page.getByText('Olga Owner was chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next step' }).click();
  await expect(page.getByRole('heading', { name: /Step 2 of 2/ })).toBeVisible();
});
