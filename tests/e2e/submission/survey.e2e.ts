import { randomInt } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addField, addStep } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved, newForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

/** An invited person answers from the email on a phone without an account; the draft survives a reload. */
async function answerOnPhone(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A new playground');
  await phone.getByRole('button', { name: 'Submit response' }).click();
  await expect(phone.getByRole('link', { name: 'Opinion cannot be left blank' })).toBeVisible();
  await phone.getByLabel('Opinion').fill('We need one');
  await phone.reload();
  await expect(phone.getByLabel('Opinion')).toHaveValue('We need one');
  await expectGoodInEveryViewport(phone);
  await phone.getByRole('button', { name: 'Submit response' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your response has been submitted.');
  await phone.getByRole('link', { name: 'Change your answers' }).click();
  await phone.getByLabel('Opinion').fill('We need two');
  await phone.getByRole('button', { name: 'Update responses' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your response has been updated');
}

test('a survey of neighbors is built, published, emailed, answered on a phone, read, and exported', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpVerified(page, 'Olga Owner');
  const name = `Playground ${randomInt(1e6)}`;
  const form = await newForm(page, await createOwnTeam(page), name);
  await page.goto(`${form.path}/edit`);
  await addStep(page, 'Survey', 'Neighbours');
  await page.getByLabel('Survey name').fill('A new playground');
  await page.getByLabel('Survey name').blur();
  await page.getByLabel('Ask respondents for their email address').check();
  await addField(page, 'Short text', 'Opinion');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Form has been published')).toBeVisible();
  await sendMutationRequest(
    page.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true },
    '__typename',
  );
  await withoutWindow(async (resident) => {
    await signUpVerified(resident, 'Rosa Resident');
    await sendMutationRequest(resident.request, 'launchSubmission', { masterTemplateId: form.id }, '__typename');
  });

  await page.goto('/');
  await page.getByRole('link', { name: /^Launched/ }).click();
  await page
    .getByRole('row', { name: /Rosa Resident/ })
    .getByRole('link')
    .first()
    .click();
  const email = newAddress('Nora Neighbour');
  await page.getByText('Invite people').click();
  await page.getByLabel('Email addresses').fill('nobody');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('link', { name: "These aren't valid email addresses: nobody" })).toBeVisible();
  await page.getByLabel('Email addresses').fill(email);
  await page.getByLabel('Message').fill('By Friday, please.');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invitations sent')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('by Olga Owner');

  const phone = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage();
  await answerOnPhone(phone, await emailedLink(page.request, email, '/surveys/'));
  await phone.context().close();

  await page.getByRole('link', { name: 'Response #1' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response #1');
  await expect(page.getByText('We need two')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: '< Back to all responses' }).click();
  await page.getByRole('button', { name: 'Export responses' }).click();
  await expect(page.getByText('Export queued.')).toBeVisible();
  await expectAccessible(page);
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Response #1' }).first().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete response' }).click();
  await expect(page.getByText('Survey submission deleted')).toBeVisible();
  await expect(page.getByText('No responses yet.')).toBeVisible();
});
