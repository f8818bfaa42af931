import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

/** A signed step with five questions in two sections. Returns its form. */
const deckPermit = (): Promise<string> =>
  withoutWindow(async (owner) => {
    await signUpVerified(owner, 'Otto Owner');
    const form = await newForm(owner, await createOwnTeam(owner), 'Deck permit');
    const stepId = await addStep(owner, form, {
      name: 'Your deck',
      fields: [
        ['Address', 'string'],
        ['Height', 'integer'],
        ['Material', 'string'],
        ['What it is for', 'text'],
      ],
    });
    const { section } = await sendMutationRequest<{ section: { id: string } }>(
      owner.request,
      'createSection',
      { sectionableId: stepId, name: 'Your builder' },
      'section { id }',
    );
    const { field } = await sendMutationRequest<{ field: { id: string } }>(
      owner.request,
      'createField',
      { sectionId: section.id, name: 'Company', dataType: 'string' },
      'field { id }',
    );
    const settings = { fieldId: field.id, settings: { required: true } };
    await sendMutationRequest(owner.request, 'updateField', settings, 'field { id }');
    const signed = { stepId, external: true, requiresSignature: true };
    await sendMutationRequest(owner.request, 'updateStep', signed, 'step { id }');
    const open = { masterTemplateId: form.id, publiclyLaunchable: true };
    await sendMutationRequest(owner.request, 'updateMasterTemplate', open, 'masterTemplate { id }');
    await publish(owner, form);
    return form.id;
  });

// the connection is lost on the way
test.use({ mayComplain: true });

test('a resident checks a long step, changes an answer without a connection, signs, and sends it @phone', async ({
  page,
  context,
}) => {
  test.slow();
  const masterTemplateId = await deckPermit();
  await signUpVerified(page, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId },
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

  // The browser's Back button leads to the questions, and a reload keeps the page. A missing answer leads to its question.
  await page.getByRole('link', { name: 'Change Company' }).click();
  const company = page.getByLabel('Company');
  await company.fill('');
  await company.blur();
  await waitUntilSaved(page);
  await page.goBack();
  await page.reload();
  await expect(page.getByText('This question needs an answer.')).toBeVisible();
  await send.click();
  await page.getByRole('link', { name: /^Company cannot be left blank/ }).click();
  await expect(company).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Answer Company' }).click();
  await expect(company).toBeFocused();
  await company.fill('Beta Decks');
  await page.getByRole('button', { name: 'Save and check answers' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Beta Decks' })).toBeVisible();

  await send.click();
  await page.getByRole('dialog').getByLabel('Your name').fill('Rosa Resident');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
});
