import type { Browser, Page } from '@playwright/test';
import { addStep, waitUntilSaved, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

interface Begun {
  readonly staff: Page;
  readonly resident: Page;
  readonly address: string;
}

/** A resident has started a form with two questions. Its author is signed in on the other page. */
async function begun(staff: Page, browser: Browser): Promise<Begun> {
  await signUpVerified(staff, 'Otto Owner');
  const form = await newForm(staff, await createOwnTeam(staff), 'Street fair');
  const stepId = await addStep(staff, form, { name: 'The fair' });
  const { step } = await sendMutationRequest<{ step: { sections: readonly { id: string }[] } }>(
    staff.request,
    'updateStep',
    { stepId, external: true },
    'step { sections { id } }',
  );
  for (const name of ['Name of the fair', 'Who runs it']) {
    const newField = { sectionId: step.sections[0]?.id, name, dataType: 'string' };
    const { field } = await sendMutationRequest<{ field: { id: string } }>(
      staff.request,
      'createField',
      newField,
      'field { id }',
    );
    const settings = { fieldId: field.id, settings: { required: true } };
    await sendMutationRequest(staff.request, 'updateField', settings, 'field { id }');
  }
  await addStep(staff, form, { name: 'Visit', type: 'BasicStep' });
  await publish(staff, form);
  const resident = await (await browser.newContext()).newPage();
  await signUpVerified(resident, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  return { staff, resident, address: `/initiated_flows/manager/${submission.id.split(':')[1]}` };
}

const next = (page: Page) => page.getByRole('button', { name: 'Go to next step >' });
const top = async (page: Page, label: string): Promise<number> =>
  Math.round((await page.getByLabel(label).boundingBox())?.y ?? Number.NaN);

test('fixing an error does not shift the layout, and its message goes away on the next attempt @all', async ({
  page,
  browser,
}) => {
  const { resident, address } = await begun(page, browser);
  await resident.goto(address);
  await resident.getByLabel('Name of the fair').waitFor();
  const atFirst = await top(resident, 'Who runs it');
  await next(resident).click();
  const first = resident.locator('main').getByText('Name of the fair cannot be left blank');
  await expect(first).toHaveCount(2);
  const withLine = await top(resident, 'Who runs it');
  expect(withLine).toBeGreaterThan(atFirst);
  await resident.getByLabel('Name of the fair').fill('May fair');
  await waitUntilSaved(resident);
  await expect(first.locator('visible=true')).toHaveCount(1);
  await expect(resident.getByLabel('Name of the fair')).toHaveAccessibleDescription('');
  expect(await top(resident, 'Who runs it')).toBe(withLine);
  await next(resident).click();
  await expect(first).toHaveCount(0);
});

test('clears an error about answers once staff fix them @all', async ({ page, browser }) => {
  const { staff, resident, address } = await begun(page, browser);
  await resident.goto(address);
  await resident.getByLabel('Name of the fair').fill('May fair');
  await waitUntilSaved(resident);
  await staff.goto(address);
  await next(staff).click();
  const alarm = staff.getByRole('alert').filter({ hasText: 'There’s a problem' });
  await expect(alarm).toContainText('Who runs it cannot be left blank');
  await staff.getByRole('button', { name: 'Edit Rosa Resident’s answers' }).click();
  await staff.getByLabel('Who runs it').fill('The parish');
  await waitUntilSaved(staff);
  await staff.getByRole('button', { name: 'Done editing' }).click();
  await expect(alarm).toBeHidden();
});

test('late web fonts do not shift the first page, and apply from the next page on', async ({ page }) => {
  const root = page.locator('html');
  const isLoaded = (): Promise<boolean> => page.evaluate(() => document.fonts.check('600 1em "Source Serif 4"', 'a'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typefaces-kept'))).toBe('yes');
  expect(await isLoaded()).toBe(true);
  await expect(root).not.toHaveAttribute('data-typefaces');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(root).toHaveAttribute('data-typefaces');
});
