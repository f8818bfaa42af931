import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

async function opened(page: Page): Promise<E2eForm> {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, {
    name: 'Your property',
    fields: [
      ['Owner', 'string'],
      ['Floors', 'integer'],
    ],
  });
  await addStep(page, form, { name: 'Fee', type: 'PaymentStep' });
  await addStep(page, form, { name: 'Plan review', type: 'RequireReviewStep' });
  await page.goto(`${form.path}/edit`);
  await expect(page.getByLabel('Step name')).toHaveValue('Your property');
  return form;
}

const editorOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('names a survey, chooses its respondents, and adds questions @all', async ({ page }) => {
  const form = await opened(page);
  await addStep(page, form, { name: 'Neighbours', type: 'SurveyStep' });
  await page.reload();
  await stepsOf(page)
    .filter({ hasText: /^Neighbours/ })
    .click();
  const survey = editorOf(page, 'Survey');
  await survey.getByLabel('Survey name').fill('A new playground');
  await survey.getByLabel('Survey name').blur();
  await survey.getByLabel('Ask respondents for their email address').check();
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByLabel('Section name')).toHaveCount(2);
  await page.getByLabel('Section name').first().fill('Your opinion');
  await page.getByLabel('Section name').first().blur();
  for (const name of ['Opinion', 'Reason']) {
    await editorOf(page, 'Your opinion').getByRole('button', { name: 'Add field' }).click();
    await expect(page.getByRole('radio', { name: 'File' })).toHaveCount(0);
    await page.getByRole('dialog', { name: 'Add Field' }).getByText('Email', { exact: true }).click();
    await page.getByRole('button', { name: 'Add Field', exact: true }).last().click();
    await page.getByLabel('Field name').last().fill(name);
    await page.getByLabel('Field name').last().blur();
  }
  await waitUntilSaved(page);
  await page.reload();
  await expect(survey.getByLabel('Survey name')).toHaveValue('A new playground');
  await expect(survey.getByLabel('Ask respondents for their email address')).toBeChecked();
  await expect(page.getByRole('list', { name: 'Fields in Your opinion' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
});

test('a section that a formula depends on rejects logic and says why, and its amount can set the fee @all', async ({
  page,
}) => {
  const form = await opened(page);
  const steps = stepsOf(page);
  await steps.filter({ hasText: /^Fee/ }).click();
  const calculated = page.getByRole('radio', { name: 'Calculated by a formula' });
  await expect(calculated).toHaveAccessibleDescription('This form has no formula for an amount yet.');
  await calculated.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Flat amount' })).toBeChecked();
  const formula = { flowTemplateId: form.draftId, name: 'By floor', source: '{Floors} * 100' };
  await sendMutationRequest(page.request, 'createFormula', formula, 'formula { id }');
  await page.reload();
  await calculated.check();
  await expect(page.getByLabel('Formula')).toHaveValue(/./);
  const goesOn = page.getByRole('checkbox', { name: 'Continue automatically when nothing is left to pay' });
  await expect(goesOn).toBeChecked();
  await goesOn.uncheck();
  await waitUntilSaved(page);

  await steps.filter({ hasText: /^Your property/ }).click();
  await page.getByRole('button', { name: 'More for Section 1' }).click();
  await page.getByRole('menuitem', { name: 'Section Configuration' }).click();
  const panel = page.getByRole('dialog', { name: 'Section Configuration' });
  await expect(panel.getByText('A formula uses Floors.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save logic' })).toBeHidden();
  await expectAccessible(page);
});

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Form steps' }).getByRole('link');

test('arrow keys move a step, and focus stays on it @all', async ({ page }) => {
  await opened(page);
  const handle = page.getByRole('button', { name: 'Move Fee' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(stepsOf(page)).toHaveText([/^Fee/, /^Your property/, /^Plan review/]);
  await expect(page.getByText('Fee is now 1 of 3')).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(stepsOf(page)).toHaveText([/^Your property/, /^Plan review/, /^Fee/]);
  await waitUntilSaved(page);
  await page.reload();
  await expect(stepsOf(page)).toHaveText([/^Your property/, /^Plan review/, /^Fee/]);
});

test('dragging moves a step @all', async ({ page }) => {
  await opened(page);
  const from = await page.getByRole('button', { name: 'Move Your property' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Move Plan review' }).boundingBox();
  if (!from || !to) throw new Error('The steps have no handles.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + to.height, { steps: 8 });
  await page.mouse.up();
  await expect(stepsOf(page)).toHaveText([/^Fee/, /^Plan review/, /^Your property/]);
  await waitUntilSaved(page);
  await page.reload();
  await expect(stepsOf(page)).toHaveText([/^Fee/, /^Plan review/, /^Your property/]);
});

test('deletes a field after confirmation, and focuses the next one @all', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'More for Owner' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Field duplicated')).toBeVisible();
  await page.getByRole('button', { name: 'More for Owner' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete field' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this field?' });
  await dialog.getByRole('button', { name: 'Delete field' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Owner/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Owner/ })).toHaveCount(1);
});

test('refuses to delete a step that logic elsewhere needs, and says what needs it @all', async ({ page }) => {
  const form = await opened(page);
  await addStep(page, form, { name: 'Plans', fields: [['Site plan', 'file']] });
  await page.reload();
  await page.getByRole('link', { name: /^Plans/ }).click();
  await page.getByRole('button', { name: /^Site plan/ }).click();
  await page.getByRole('button', { name: 'Edit logic of Site plan' }).click();
  const panel = page.getByRole('dialog', { name: 'Logic' });
  await panel.getByLabel('Field').selectOption('Floors');
  await panel.getByLabel('Value').fill('3');
  await panel.getByRole('button', { name: 'Save logic' }).click();
  await expect(page.getByText('Shown when “Floors” is greater than 3')).toBeVisible();

  await page.getByRole('link', { name: /^Your property/ }).click();
  await page.getByRole('button', { name: 'More for Your property' }).click();
  await page.getByRole('menuitem', { name: 'Delete step' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete step' }).click();
  await expect(dialog.getByText("Can't delete this step")).toContainText('Site plan');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: /^Fee/ }).click();
  await page.getByRole('button', { name: 'More for Fee' }).click();
  await page.getByRole('menuitem', { name: 'Delete step' }).click();
  await dialog.getByRole('button', { name: 'Delete step' }).click();
  await expect(page.getByText('Step deleted')).toBeVisible();
  await expect(stepsOf(page)).toHaveText([/^Your property/, /^Plan review/, /^Plans/]);
});

test("two browsers see each other's changes to the form @all", async ({ page, browser }) => {
  const form = await opened(page);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(`${form.path}/edit`);
  await expect(other.getByLabel('Step name')).toHaveValue('Your property');
  // Retry until an edit has crossed once: then both WebSockets are connected.
  await expect(async () => {
    await page.getByLabel('Step name').fill(`Your land ${Date.now()}`);
    const name = await page.getByLabel('Step name').inputValue();
    await expect(other.getByLabel('Step name')).toHaveValue(name, { timeout: 2_000 });
  }).toPass();

  await other.getByRole('button', { name: 'Add field' }).click();
  await other.getByRole('dialog', { name: 'Add Field' }).getByText('Email', { exact: true }).click();
  await other.getByRole('button', { name: 'Add Field', exact: true }).last().click();
  await other.getByLabel('Field name').fill('Where to write to');
  await expect(page.getByRole('button', { name: /^Where to write to/ })).toBeVisible();

  await page.getByRole('button', { name: 'More for Where to write to' }).click();
  await page.getByRole('menuitem', { name: 'Delete field' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete field' }).click();
  await expect(other.getByRole('button', { name: /^Where to write to/ })).toBeHidden();
  await context.close();
});

test('keeps a trailing space when typing resumes after a save @all', async ({ page }) => {
  const form = await opened(page);
  const [name, description] = [page.getByLabel('Step name'), page.getByRole('textbox', { name: 'Description' })];
  await openPart(page, 'Description and instructions');
  await name.fill('The land ');
  await waitUntilSaved(page);
  await expect(stepsOf(page).first()).toHaveText(/^The land/);
  await page.keyboard.type('and its  house');
  await expect(name).toHaveValue('The land and its  house');
  // The saved (trimmed) value is shown once the field loses focus.
  await description.click();
  await expect(name).toHaveValue('The land and its house');
  await page.keyboard.type('It is ');
  await waitUntilSaved(page);
  await page.keyboard.type('big');
  await expect(description).toHaveText('It is big');
  await page.goto(`${form.path}/edit`);
  await expect(name).toHaveValue('The land and its house');
});

test.describe('without a connection', () => {
  test.use({ mayComplain: true });

  test('two people keep editing while one is offline, lose nothing, and converge on reconnecting', async ({
    page,
    context,
    browser,
  }) => {
    const form = await opened(page);
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const other = await elsewhere.newPage();
    await other.goto(`${form.path}/edit`);
    await expect(other.getByLabel('Step name')).toHaveValue('Your property');

    await context.setOffline(true);
    await page.getByLabel('Step name').fill('Your land');
    await expect(page.getByText('Some changes aren’t saved.')).toBeVisible();
    await page.getByRole('button', { name: /^Floors/ }).click();
    await page.getByLabel('Help text').fill('Without the cellar');
    // A field created offline can be edited, and is created on the server on reconnecting.
    await page.getByLabel('Field name').press('Enter');
    await page.keyboard.type('Cellars');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Attics');
    await expect(page.getByLabel('Field name')).toHaveValue('Attics');

    await other.getByRole('button', { name: /^Owner/ }).click();
    await other.getByLabel('Field name').fill('Holder');
    await other.getByLabel('Field name').press('Enter');
    // Type right away, without waiting for the field to be created.
    await other.keyboard.type('Address of the holder');
    await expect(other.getByLabel('Field name')).toHaveValue('Address of the holder');
    await waitUntilSaved(other);
    await expect(other.getByLabel('Step name')).toHaveValue('Your property');
    await expect(page.getByLabel('Step name')).toHaveValue('Your land');

    await context.setOffline(false);
    await waitUntilSaved(page);
    const names = [/^Holder/, /^Address of the holder/, /^Floors/, /^Cellars/, /^Attics/];
    for (const each of [page, other]) {
      await expect(each.getByLabel('Step name')).toHaveValue('Your land');
      await expect(each.getByRole('list', { name: /^Fields in/ }).getByRole('listitem')).toHaveText(names);
      await expect(stepsOf(each).first()).toHaveText(/^Your land/);
    }
    await other.getByRole('button', { name: /^Floors/ }).click();
    await expect(other.getByLabel('Help text')).toHaveValue('Without the cellar');
    await page.goto(`${form.path}/edit`);
    await expect(page.getByLabel('Step name')).toHaveValue('Your land');
    await elsewhere.close();
  });
});

test.describe('two people in the same text', () => {
  const says = (field: Locator, text: string): Promise<void> =>
    expect.poll(() => field.evaluate((place) => ('value' in place ? place.value : place.textContent))).toBe(text);
  for (const [label, choice, expected] of [
    ['Step name', 'Keep mine', 'Beside the lake'],
    ['Step name', 'Use theirs', 'Up the hill'],
    ['Description', 'Keep mine', 'Beside the lake'],
    ['Description', 'Use theirs', 'Up the hill'],
  ] as const) {
    test(`see each other's edit and lose nothing: ${label}, ${choice}${label === 'Step name' && choice === 'Keep mine' ? '' : ' @all'}`, async ({
      page,
      browser,
    }) => {
      await opened(page);
      const context = await browser.newContext({ storageState: await page.context().storageState() });
      const other = await context.newPage();
      await other.goto(page.url());
      if (label === 'Description')
        for (const each of [page, other]) await openPart(each, 'Description and instructions');
      const [first, second] = [page, other].map((each) => each.getByRole('textbox', { name: label })) as [
        Locator,
        Locator,
      ];
      await says(second, label === 'Step name' ? 'Your property' : '');
      const { promise: hasSaved, resolve: saved } = Promise.withResolvers<void>();
      await other.route('**/graphql/*', async (route) => {
        if (route.request().postData()?.includes('Beside the lake')) await hasSaved;
        await route.continue();
      });
      await second.fill('Beside the lake');
      await first.fill('Up the hill');
      await first.blur();
      await waitUntilSaved(page);
      saved();
      await expect(other.getByText('While you were editing, a colleague changed this to “Up the hill”.')).toBeVisible();
      await says(second, 'Beside the lake');
      await other.getByRole('button', { name: choice }).click();
      await says(second, expected);
      await waitUntilSaved(other);
      await says(first, expected);
      await context.close();
    });
  }
});
