import type { Page } from '@playwright/test';
import { pdfWith } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { keyboardInput, mouseInput, type InputDevice } from '#tests/e2e/support/inputDevices.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

type Field = readonly [kind: string, name: string, options?: readonly string[]];

/** Fourteen fields. Another field of the same kind takes only Enter; a different kind is picked from the menu. */
const fields: readonly Field[] = [
  ['short', 'Event name'],
  ['same', 'Organizer'],
  ['email', 'Email of the organizer'],
  ['phone', 'Phone of the organizer'],
  ['address', 'Where it takes place'],
  ['date range', 'When it takes place'],
  ['long', 'What happens there'],
  ['money', 'Price of a ticket'],
  ['multiple', 'Kind of event', ['Festival', 'Parade', 'Run']],
  ['checkboxes', 'What it needs', ['Electricity', 'Water', 'A stage', 'Closed streets']],
  ['whole', 'Expected visitors'],
  ['same', 'Tents'],
  ['file', 'Site map'],
  ['same', 'Insurance certificate'],
];

async function addFields(page: Page, hands: InputDevice): Promise<void> {
  for (const [kind, name, options = []] of fields) {
    if (kind === 'same') await hands.key('Enter');
    else {
      await hands.key('Control+Enter');
      await hands.write(page.getByRole('searchbox', { name: 'Field type' }), kind);
      await hands.key('Enter');
    }
    const field = page.getByLabel('Field name');
    await expect(field).toHaveValue('');
    await hands.write(field, name);
    if (options.length === 0) continue;
    await hands.key('Enter');
    const option = page.getByRole('textbox', { name: 'Option 1' });
    await expect(option).toBeFocused();
    if (name === 'What it needs') {
      await page.evaluate((lines) => navigator.clipboard.writeText(lines), options.join('\n'));
      await hands.key('Control+v');
      await expect(page.getByText('Successfully added')).toBeVisible();
    } else {
      for (const [place, one] of options.entries()) {
        if (place > 0) await hands.key('Enter');
        await hands.write(page.getByRole('textbox', { name: `Option ${place + 1}` }), one);
      }
    }
    await expect(page.getByRole('textbox', { name: /^Option \d+$/ })).toHaveCount(options.length);
    for (const [place, one] of options.entries()) {
      await expect(page.getByRole('textbox', { name: `Option ${place + 1}` })).toHaveValue(one);
    }
  }
}

async function addStep(page: Page, hands: InputDevice, type: string, name: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Add step' }));
  await hands.pick(page.getByRole('menuitem', { name: type }));
  await nameStep(page, hands, name);
}

async function nameStep(page: Page, hands: InputDevice, name: string): Promise<void> {
  const field = page.getByLabel('Step name');
  await expect(field).toHaveValue('');
  await hands.write(field, name);
  await waitUntilSaved(page);
}

/**
 * From the form list to a published form: three steps, fourteen fields, a rule, a calculated fee, a review, an
 * output.
 */
async function buildSpecialEvent(page: Page, hands: InputDevice): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Create new form' }).first());
  await hands.write(page.getByLabel('Name', { exact: true }), 'Special event');
  await hands.key('Enter');

  await hands.press(page.getByRole('button', { name: 'Collect information' }));
  await nameStep(page, hands, 'Your event');
  await addFields(page, hands);
  await hands.press(page.getByRole('checkbox', { name: 'Required' }));
  await hands.press(page.getByRole('button', { name: 'Edit logic of Insurance certificate' }));
  const logic = page.getByRole('dialog', { name: 'Logic' });
  await hands.choose(logic.getByLabel('Field'), 'Expected visitors');
  await hands.enter(logic.getByLabel('Value'));
  await hands.write(logic.getByLabel('Value'), '500');
  await hands.press(logic.getByRole('button', { name: 'Save logic' }));
  await expect(page.getByText('Shown when “Expected visitors” is greater than 500')).toBeVisible();

  await addStep(page, hands, 'Payment', 'Fee');
  await hands.press(page.getByRole('link', { name: 'Write a formula' }));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fee');
  await hands.write(page.getByRole('textbox', { name: 'Formula' }), '{Expected visitors} * 0.5 + {Tents} * 25');
  await hands.press(page.getByRole('button', { name: 'Save formula' }));
  await expect(page.getByRole('radio', { name: 'Calculated by a formula' })).toBeChecked();
  await expect(page.getByLabel('Formula').locator('option:checked')).toHaveText('Fee');

  await addStep(page, hands, 'Review', 'Review of the city');
  const reviewers = page.getByRole('region', { name: 'Review group 1' });
  await hands.enter(reviewers.getByLabel('Person or role'));
  await hands.write(reviewers.getByLabel('Person or role'), 'Team');
  await hands.press(reviewers.getByRole('button', { name: 'Add Team Owners' }));
  await expect(page.getByRole('button', { name: 'Remove Team Owners' })).toBeVisible();

  await hands.press(page.getByRole('link', { name: 'Outputs', exact: true }));
  await hands.press(page.getByRole('button', { name: 'Add output' }));
  await hands.write(page.getByRole('dialog', { name: 'Add output' }).getByLabel('Name'), 'Event permit');
  await hands.key('Enter');
  const buffer = await pdfWith('Event');
  const file = { name: 'permit.pdf', mimeType: 'application/pdf', buffer };
  await hands.chooseFile(page.getByLabel('Choose a PDF'), file);
  await hands.choose(page.getByLabel('Fill Event with'), 'Event name');
  await waitUntilSaved(page);
  await hands.press(page.getByRole('button', { name: 'Publish document' }));
  await expect(page.getByText('This document is in use.')).toBeVisible();

  await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
  const publishing = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
  await hands.press(publishing);
  await expect(page.getByText('Form has been published')).toBeVisible();
  await expect(page).toHaveURL(/\/stats$/);
  await hands.press(page.getByRole('link', { name: 'Steps', exact: true }));
  await expect(page.getByRole('navigation', { name: 'Form steps' }).getByRole('link')).toHaveText([
    /^Your event/,
    /^Fee/,
    /^Review of the city/,
  ]);
  await expect(page.getByRole('list', { name: /^Fields in/ }).getByRole('listitem')).toHaveCount(fields.length);
}

async function beforeTheWork(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/workflows');
  await expect(page.getByText('No forms to show')).toBeVisible();
}

/** One action after the work is done, to check the result. */
const looking = 1;
/** The budget is 60. */
const mostActs = 56;

test('building the special event form takes at most 56 actions besides typing @all', async ({ page }) => {
  await beforeTheWork(page);
  const hands = await mouseInput(page);
  await buildSpecialEvent(page, hands);
  expect((await hands.acts()) - looking).toBeLessThanOrEqual(mostActs);
});

test('the special event form can be built by keyboard alone @all', async ({ page }) => {
  await beforeTheWork(page);
  await buildSpecialEvent(page, keyboardInput(page));
});
