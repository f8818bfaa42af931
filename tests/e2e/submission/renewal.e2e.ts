import { randomInt } from 'node:crypto';
import { devices } from '@playwright/test';
import { expireInAMonth } from '#tests/e2e/support/expireInAMonth.ts';
import { addField, addStep, pdfWith } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { pdfText } from '#tests/support/pdfText.ts';

test('reminds a holder that a permit is expiring and renews it with the earlier answers', async ({ page, browser }) => {
  const permit = `Felling permit ${randomInt(1e6)}`;

  // An owner builds a form whose permit is valid for a year, with a reminder a month before it expires.
  await signUpVerified(page, 'Olga Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Felling');
  const open = { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'felling' };
  await sendMutationRequest(page.request, 'updateMasterTemplate', open, '__typename');
  await page.goto(`${form.path}/edit`);
  await addStep(page, 'Collect information', 'Your trees');
  await addField(page, 'Short text', 'Owner of the land');
  await page.getByLabel('Fill in the previous answer on renewal').check();
  await page.getByLabel("Can't be changed on renewal").check();
  await waitUntilSaved(page);
  await addField(page, 'Short text', 'Which trees');
  await page.getByLabel('Fill in the previous answer on renewal').last().check();
  await addField(page, 'Short text', 'Why');
  await waitUntilSaved(page);

  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await page.getByRole('button', { name: 'Add output' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add output' });
  await dialog.getByLabel('Name').fill(permit);
  await dialog.getByRole('button', { name: 'Add output' }).click();
  await expect(page.getByLabel('Issued', { exact: true })).toHaveValue('');
  const buffer = await pdfWith('Holder');
  await page.getByLabel('Choose a PDF').setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Fill Holder with').selectOption('Owner of the land');
  await page.getByLabel('Show the holder’s name when someone verifies the document').check();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish document' }).click();
  await expect(page.getByText('This document is in use.')).toBeVisible();
  await page.getByLabel('Expires').check();
  await expect(page.getByLabel('Valid for', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Valid for: unit')).toHaveValue('years');
  await page.getByLabel('Valid for', { exact: true }).fill('never');
  await expect(page.getByText('must be a positive whole number of days, weeks, months, or years')).toBeVisible();
  await page.getByLabel('Valid for', { exact: true }).fill('1');
  await page.getByLabel('Can be renewed').check();
  const opens = page.getByLabel(/^Renewal opens before expiration/).first();
  await opens.fill('2');
  await expect(page.getByLabel('Renewal opens before expiration: unit')).toHaveValue('months');
  // A typed value and a choice made right after it are both saved.
  await opens.fill('9');
  await page.getByLabel('Renewal opens before expiration: unit').selectOption('weeks');
  await waitUntilSaved(page);
  await expect(opens).toHaveValue('9');
  await expect(page.getByLabel('Renewal opens before expiration: unit')).toHaveValue('weeks');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Add reminder' }).click();
  const reminder = page.getByRole('group', { name: 'Reminder 1' });
  await expect(reminder.getByLabel('How long', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Add reminder' }).click();
  const second = page.getByRole('group', { name: 'Reminder 2' });
  await expect(second.getByLabel('How long', { exact: true })).toBeFocused();
  await second.getByLabel('When').selectOption('after it expires');
  await second.getByLabel('How long', { exact: true }).fill('3');
  await waitUntilSaved(page);
  await expect(second.getByLabel('How long', { exact: true })).toBeFocused();
  await expect(second.getByLabel('When')).toHaveValue('after');
  await page.getByRole('button', { name: 'Remove reminder 2' }).click();
  await expect(page.getByRole('button', { name: 'Add reminder' })).toBeFocused();
  await expectGoodInEveryViewport(page);
  await publish(page, form);

  // A resident applies and is issued the permit.
  const resident = await (await browser.newContext()).newPage();
  const { email } = await signUpVerified(resident, 'Rosa Resident');
  await resident.goto(`/${team.slug}/felling`);
  await resident.getByRole('button', { name: 'Start' }).click();
  await resident.getByLabel('Owner of the land').fill('Rosa Resident');
  await resident.getByLabel('Which trees').fill('Two oaks');
  await resident.getByLabel('Why').fill('They are ill');
  await waitUntilSaved(resident);
  await resident.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(resident.getByText('This submission was completed', { exact: true })).toBeVisible();
  await resident.goto(await emailedLink(resident.request, email, '/issued_outputs/'));
  const paper = await resident.request.get(
    (await resident.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
  );
  const [written = ''] = await pdfText(new Uint8Array(await paper.body()));

  // A gate attendant scans the code on the permit.
  const gate = await browser.newContext({ ...devices['Pixel 7'] });
  const phone = await gate.newPage();
  await phone.goto(/http\S+\/check\/[\dA-Z-]+/.exec(written)?.[0] ?? 'no address on the paper');
  await expect(phone.getByRole('heading', { level: 1, name: permit })).toBeVisible();
  await expect(phone.getByText('This document is valid.')).toBeVisible();
  await expect(phone.getByText('Rosa Resident')).toBeVisible();
  await expectGoodInEveryViewport(phone);

  // eleven months later
  await expireInAMonth(permit);
  await expect(async () => {
    const list = await resident.request.get('/dev/mail', { params: { to: email, live: 'off' } });
    expect(await list.text()).toContain(`Time to renew: ${permit}`);
  }).toPass({ timeout: 30_000 });
  // The lists offer the renewal.
  await resident.goto('/');
  await expect(resident.getByRole('link', { name: `Renew ${permit}` })).toBeVisible();
  await expectGoodInEveryViewport(resident);
  await resident.goto(`/${team.slug}/felling`);
  await resident.getByRole('button', { name: 'Start' }).click();
  await expect(resident.getByRole('heading', { name: 'Looking for a submission you already started?' })).toBeVisible();
  await expectGoodInEveryViewport(resident);

  // So does the page the reminder links to.
  await resident.goto(await emailedLink(resident.request, email, '/issued_outputs/'));
  await expect(resident.getByRole('heading', { level: 1, name: permit })).toBeVisible();
  await resident.getByRole('button', { name: 'Turn reminders off' }).click();
  await expect(resident.getByText('Renewal reminders disabled')).toBeVisible();
  await resident.getByRole('button', { name: 'Turn reminders on' }).click();
  await expect(resident.getByText('Renewal reminders enabled')).toBeVisible();
  await expectGoodInEveryViewport(resident);
  await resident.getByRole('link', { name: 'Renew', exact: true }).click();

  await expect(resident.getByRole('heading', { level: 1, name: `Renew ${permit}` })).toBeVisible();
  await expectGoodInEveryViewport(resident);
  await resident.getByRole('button', { name: 'Renew' }).dblclick();
  await expect(resident.getByText('Two oaks').or(resident.getByLabel('Which trees'))).toBeVisible();
  await expect(resident.getByLabel('Which trees')).toHaveValue('Two oaks');
  await expect(resident.getByText('Rosa Resident').first()).toBeVisible();
  await expect(resident.getByLabel('Why')).toHaveValue('');
  await expect(resident.getByRole('textbox', { name: 'Owner of the land' })).toBeHidden();
  await resident.getByLabel('Why').fill('They are still ill');
  await waitUntilSaved(resident);
  await resident.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(resident.getByText('This submission was completed', { exact: true })).toBeVisible();
  await resident.getByRole('region', { name: 'Documents' }).getByRole('link', { name: permit }).click();
  const facts = resident.getByRole('definition');
  await expect(resident.getByText('Renewal of')).toBeVisible();
  await facts.getByRole('link', { name: 'Felling #1' }).click();
  await resident.getByRole('region', { name: 'Documents' }).getByRole('link', { name: permit }).click();
  await expect(resident.getByText('It has been renewed.')).toBeVisible();
  // its paper counts until it expires
  await phone.reload();
  await expect(phone.getByText('This document is valid.')).toBeVisible();
  await phone.context().close();
  await resident.context().close();
});

test('staff set the dates between which a permit is valid @all', async ({ page }) => {
  const permit = `Parade permit ${randomInt(1e6)}`;
  await signUpVerified(page, 'Olga Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Parade');
  await sendMutationRequest(
    page.request,
    'createConfiguredOutput',
    { flowTemplateId: form.draftId, name: permit },
    '__typename',
  );
  const step = { flowTemplateId: form.draftId, type: 'BasicStep', name: 'Go' };
  const { step: made } = await sendMutationRequest<{ step: { id: string } }>(
    page.request,
    'createStep',
    step,
    'step { id }',
  );
  await sendMutationRequest(page.request, 'updateStep', { stepId: made.id, external: true }, '__typename');
  const open = { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'parade' };
  await sendMutationRequest(page.request, 'updateMasterTemplate', open, '__typename');
  await publish(page, form);
  await page.goto(`/${team.slug}/parade`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: permit }).click();
  await expect(page.getByText('Not renewable')).toBeVisible();

  const dates = page.getByRole('form', { name: 'Dates' });
  await expect(dates.getByLabel('Issue date')).not.toHaveValue('');
  await dates.getByLabel('Expiry date').fill('2001-05-04T09:10');
  await dates.getByRole('button', { name: 'Save dates' }).click();
  await expect(dates.getByRole('alert').first()).toContainText('The expiry date must be after the issue date');
  await dates.getByLabel('Expiry date').fill('2039-05-04T09:10');
  await dates.getByRole('button', { name: 'Save dates' }).click();
  await expect(dates.getByRole('alert').first()).toContainText('must be on a quarter hour');
  await expectGoodInEveryViewport(page);
  await dates.getByLabel('Expiry date').fill('2039-05-04T09:15');
  await dates.getByRole('button', { name: 'Save dates' }).click();
  await expect(page.getByText('Update successful')).toBeVisible();
  await expect(page.getByText('May 4, 2039').first()).toBeVisible();
  await expect(page.getByText('There is no document to download.')).toBeVisible({ timeout: 60_000 });
});
