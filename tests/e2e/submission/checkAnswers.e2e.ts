import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('a resident checks a long step, changes an answer without a connection, signs, and sends it @phone', async ({
  page,
  context,
}) => {
  test.slow();
  await signUpVerified(page, 'Rosa Resident');
  const form = await newForm(page, await createOwnTeam(page), 'Deck permit');
  const stepId = await addStep(page, form, { name: 'Your deck', fields: [['Address', 'string'], ['Height', 'integer']] });
  const added = await sendMutationRequest<{ section: { id: string } }>(
    page.request,
    'createSection',
    { sectionableId: stepId, name: 'Your builder' },
    'section { id }',
  );
  await sendMutationRequest(
    page.request,
    'createField',
    { sectionId: added.section.id, name: 'Company', dataType: 'string' },
    'field { id }',
  );
  await sendMutationRequest(page.request, 'updateStep', { stepId, requiresSignature: true }, 'step { id }');
  await publish(page, form);
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  await page.goto(`/initiated_flows/${submission.id.split(':')[1]}`);
  await page.getByLabel('Address').fill('12 Elm Street');
  await page.getByLabel('Height').fill('4');
  await page.getByLabel('Company').fill('Acme Decks');
  await waitUntilSaved(page);
  const send = page.getByRole('button', { name: 'Complete this submission' });
  await send.click();

  const heading = page.getByRole('heading', { name: 'Check your answers' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\?check=$/);
  await expect(page.getByRole('definition').filter({ hasText: '12 Elm Street' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your builder' })).toBeVisible();
  await expectGoodInEveryViewport(page);

  // The page and the way back need no connection, and an answer that can't be saved yet is kept.
  const height = page.getByLabel('Height');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Change Height' }).click();
  await expect(height).toBeFocused();
  await height.fill('6');
  await page.getByRole('button', { name: 'Save and check answers' }).click();
  await expect(page.getByText('We couldn’t reach our server')).toBeVisible();
  await expect(height).toHaveValue('6');
  await context.setOffline(false);
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Save and check answers' }).click();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /^6$/ })).toBeVisible();

  // A reload keeps the place. A missing answer has a link to its question.
  await page.getByRole('link', { name: 'Change Company' }).click();
  await page.getByLabel('Company').fill('');
  await waitUntilSaved(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByText('This question needs an answer.')).toBeVisible();
  await send.click();
  await page.getByRole('link', { name: /^Company cannot be left blank/ }).click();
  await expect(page.getByRole('link', { name: 'Answer Company' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByLabel('Company').fill('Beta Decks');
  await page.getByRole('button', { name: 'Save and check answers' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Beta Decks' })).toBeVisible();

  await send.click();
  await page.getByRole('dialog').getByLabel('Your name').fill('Rosa Resident');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
});
