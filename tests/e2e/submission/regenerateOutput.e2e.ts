import { pdfWith } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('reports an output whose document was removed, and issues it again once the document is restored @all', async ({
  page,
}) => {
  await signUpVerified(page, 'Otto Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Dog licence');
  const stepId = await addStep(page, form, { name: 'Pick it up', type: 'BasicStep' });
  await sendMutationRequest(page.request, 'updateStep', { stepId, external: true }, 'step { id }');
  const open = { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'dog-licence' };
  await sendMutationRequest(page.request, 'updateMasterTemplate', open, 'masterTemplate { id }');

  await page.goto(`${form.path}/outputs`);
  await page.getByRole('button', { name: 'Add output' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add output' });
  await dialog.getByLabel('Name').fill('Licence');
  await dialog.getByRole('button', { name: 'Add output' }).click();
  const buffer = await pdfWith('Holder');
  await page.getByLabel('Choose a PDF').setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Fill Holder with').selectOption('Primary applicant');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish document' }).click();
  await expect(page.getByText('This document is in use.')).toBeVisible();
  await publish(page, form);
  await expect(page.getByText('Version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish document' }).click();
  await expect(page.getByText('This document won’t be used until you publish it.')).toBeVisible();

  const clerk = await page.context().newPage();
  await clerk.goto(`/${team.slug}/dog-licence`);
  await clerk.getByRole('button', { name: 'Start' }).click();
  await clerk.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(clerk.getByText('This output has no document for version 1 of the form.')).toBeVisible({
    timeout: 60_000,
  });
  await expectGoodInEveryViewport(clerk);

  await page.getByRole('button', { name: 'Publish document' }).click();
  await expect(page.getByText('This document is in use.')).toBeVisible();
  await clerk.getByRole('link', { name: 'Licence' }).click();
  await clerk.getByRole('button', { name: 'Generate document again' }).click();
  await expect(clerk.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
});
