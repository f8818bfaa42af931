import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { addField, addStep } from '#tests/e2e/support/formEditor.ts';
import { addStep as addedStep, waitUntilSaved, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).click();
  await page.keyboard.type(text);
  await waitUntilSaved(page);
}

/** Opens the settings of a new form. */
async function settingsOfNewForm(page: Page): Promise<E2eForm> {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page), 'Special event');
  await addedStep(page, form, { name: 'Your event', fields: [['Kind of event', 'string']] });
  await page.goto(`${form.path}/edit`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Public page' }).click();
  // steps have a Description field, too
  await expect(page.getByRole('heading', { name: 'About this form' })).toBeVisible();
  return form;
}

test("a clerk writes a form's public description, and an invited guest finds it", async ({ page, browser }) => {
  const form = await settingsOfNewForm(page);
  await write(page, 'Description', 'For whoever holds an event on a street.');
  await page.getByLabel('Typical time').fill('about 3 weeks');
  await page.getByLabel('New category').fill('Events');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category set to Events')).toBeVisible();
  await expect(page.getByLabel('Category', { exact: true }).locator('option:checked')).toHaveText('Events');
  await page.getByRole('radio', { name: 'Star' }).check();
  await expect(page.getByText('Update successful').last()).toBeVisible();
  await page.getByRole('tab', { name: 'General' }).click();
  await write(page, 'Completion message', 'Enjoy your event.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Completion message' })).toContainText('Enjoy');
  await page.getByRole('tab', { name: 'Public page' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('on a street');
  await expect(page.getByLabel('Typical time')).toHaveValue('about 3 weeks');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await page.keyboard.type('Do I need insurance?');
  await write(page, 'Answer 1', 'Only for races.');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByLabel('Question 2')).toBeFocused();
  await page.keyboard.type('Who closes the street?');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Move Who closes the street?' }).press('ArrowUp');
  await expect(page.getByLabel('Question 1')).toHaveValue('Who closes the street?');
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByText('Invite someone by email').click();
  const invite = page.getByRole('form', { name: 'Invite someone by email' });
  await invite.getByLabel('Name').fill('Rosa Park');
  const rosa = newAddress('Rosa Park');
  await invite.getByLabel('Email').fill(rosa);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Remind Rosa Park' }).click();
  await expect(page.getByText('Reminder sent')).toBeVisible();

  await publish(page, form);
  await page.reload();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('link', { name: /\/special-event$/ }).click();
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Do I need insurance?' })).toBeVisible();
  await expect(page.getByText('Who closes the street?')).toBeHidden();
  await expectAccessible(page);

  // Rosa is on no team; a form shared with her is listed where team forms would be.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await emailedLink(page.request, rosa, '/users/claim/'));
  await guest.getByLabel('Choose a password').fill(password);
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Special event' })).toBeVisible();
  await guest.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(guest.getByRole('region', { name: 'Other forms' }).getByText('Special event')).toBeVisible();
  // It explains how to join a team. The directory needs a team.
  await expect(guest.getByText(/^Ask a coworker .* You need to be on a team to create forms\.$/)).toBeVisible();
  await expect(guest.getByRole('navigation', { name: 'Sections' }).getByText('Form Submissions')).toBeVisible();
  await expect(guest.getByRole('navigation', { name: 'Sections' }).getByText('Directory')).toBeHidden();
  await expectAccessible(guest);
  await guest.context().close();
});

test('gives a form custom numbers, a banner, and viewers @all', async ({ page }) => {
  await settingsOfNewForm(page);
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByLabel('Identifier field').selectOption('Kind of event');
  const number = page.getByRole('textbox', { name: 'New custom ID' });
  await number.fill('EV');
  await page.getByRole('button', { name: 'Add custom ID' }).click();
  await expect(page.getByRole('link', { name: /^New custom ID must/ })).toBeVisible();
  for (const pattern of ['EV-{number:4}', '{year}/{number}']) {
    await number.fill(pattern);
    await page.getByRole('button', { name: 'Add custom ID' }).click();
    await expect(page.getByRole('list', { name: 'Custom IDs' }).getByRole('listitem').first()).toContainText(pattern);
  }
  await page.getByRole('button', { name: 'Remove {year}/{number}' }).click();
  await expect(page.getByText('Custom ID removed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Custom IDs' })).toContainText('For example, EV-0042In use');
  await page.getByRole('tab', { name: 'Public page' }).click();
  await page.getByRole('checkbox', { name: 'Anyone can see its statistics' }).check();
  await page.getByRole('checkbox', { name: 'Other governments can clone this form' }).check();
  await page.getByRole('checkbox', { name: 'Anyone can search its records' }).check();
  await write(page, 'Search instructions', 'Search by street.');
  const drawing = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 900];
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'street.png', mimeType: 'image/png', buffer: Buffer.from(drawing, 'base64') });
  const crop = page.getByRole('dialog', { name: 'Crop the banner' });
  await crop.getByLabel('Zoom').press('ArrowRight');
  await crop.getByLabel('Vertical position').press('End');
  await expect(crop.getByLabel('Vertical position')).toHaveValue('1');
  const frame = await crop.locator('[data-selection]').boundingBox();
  if (!frame) throw new Error('no selection');
  await page.mouse.move(frame.x + 20, frame.y + 20);
  await page.mouse.down();
  await page.mouse.move(frame.x + 20, frame.y - 20, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByLabel('Vertical position')).not.toHaveValue('1');
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Save banner' }).click();
  await expect(page.getByText('Banner updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Current banner' })).toBeVisible();
  await expect(page.getByLabel('Identifier field').locator('option:checked')).toHaveText('Kind of event');
  await expectAccessible(page);
});

test('a clerk adds many options at once, uses them in a calculation, tries the form, and discards a change @all', async ({
  page,
}) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page), 'Special event');
  await page.goto(`${form.path}/edit`);
  await addStep(page, 'Collect information', 'Your event');
  await addField(page, 'Multiple choice', 'Kind of event');
  const option = (place: number) => page.getByRole('textbox', { name: `Option ${place}`, exact: true });
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(option(1)).toBeFocused();
  await page.keyboard.type('Parade');
  await page.keyboard.press('Enter');
  await expect(option(2)).toBeFocused();
  await page.keyboard.type('Street fair');
  await waitUntilSaved(page);
  await expect(option(1)).toHaveValue('Parade');
  await page.getByRole('button', { name: 'Add several' }).click();
  const several = page.getByRole('dialog', { name: 'Add several options' });
  await several.getByLabel('Options, one per line').fill('Concert\t50\nRace\t75');
  await expectAccessible(page);
  await several.getByRole('button', { name: 'Add 2 options' }).click();
  await expect(page.getByText('Successfully added 2 options')).toBeVisible();
  await expect(page.getByLabel('Number for option 4')).toHaveValue('75');
  await page.getByLabel('Number for option 1').fill('a few');
  await expect(page.getByText('Number for option 1 must be a number such as 1.0, 2, 0.5')).toBeVisible();
  await page.getByLabel('Number for option 1').fill('25.5');
  await waitUntilSaved(page);

  await page.getByRole('button', { name: 'Add several' }).click();
  const csv = (text: string) => ({ name: 'kinds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await several.getByLabel('Or choose a CSV file').setInputFiles(csv('Market,many'));
  const failed = page.getByRole('dialog', { name: 'Upload Failed' });
  await expect(failed.getByText('has no valid option on line 1')).toBeVisible();
  await expect(failed.getByRole('link', { name: 'How to format the CSV file' })).toBeVisible();
  await failed.getByRole('button', { name: 'Close', exact: true }).last().click();
  await several.getByLabel('Or choose a CSV file').setInputFiles(csv('name,number\nMarket,10\n"Film, or play",5'));
  await expect(page.getByText('Successfully added 2 options').last()).toBeVisible();
  await expect(option(6)).toHaveValue('Film, or play');
  await page.getByRole('button', { name: 'Delete several' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete options' });
  await deleting.getByRole('checkbox', { name: 'Concert' }).check();
  await deleting.getByRole('checkbox', { name: 'Market' }).check();
  await deleting.getByRole('button', { name: 'Delete 2 options' }).click();
  await expect(option(4)).toHaveValue('Film, or play');
  await expect(option(5)).toBeHidden();

  await page.getByRole('link', { name: 'Formulas', exact: true }).click();
  await page.getByRole('link', { name: 'Add formula' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Fee');
  await page.getByRole('textbox', { name: 'Formula', exact: true }).fill('2 * {kind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Formula', exact: true })).toHaveValue('2 * {Kind of event}');
  await page.getByLabel('Kind of event').selectOption('Race');
  await expect(page.getByText('Result: 150')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Formula', exact: true }).fill('2 * {Kinds}');
  await expect(page.getByText('Unknown field Kinds')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('{Kinds}');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Formula', exact: true }).fill('2 * {Kind of event}');
  await page.getByRole('button', { name: 'Save formula' }).click();
  await expect(page.getByText('Formula saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /Fee/ })).toContainText('Not used yet');
  await expectAccessible(page);

  await publish(page, form);
  await page.goto(`${form.path}/edit`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const race = preview.getByRole('radio', { name: 'Race' });
  // Nothing is selected, and nothing looks selected.
  expect(await race.evaluate((radio) => getComputedStyle(radio, '::before').scale)).toBe('0');
  await race.check();
  await preview.getByText('Why am I seeing this?').click();
  await expect(preview.getByText('Always shown. An answer is optional.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Kind of event/ })
    .first()
    .click();
  await page.getByLabel('Field name').fill('What do you plan?');
  await expect(preview.getByRole('group', { name: 'What do you plan?' })).toBeVisible();
  await expect(race).toBeChecked();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish this form?' });
  await expect(publishing.getByRole('link', { name: 'Changed: field “What do you plan?” (name)' })).toBeVisible();
  await expectAccessible(page);
  await publishing.getByRole('button', { name: 'Discard changes' }).click();
  const giveUp = page.getByRole('dialog', { name: 'Discard all of these changes?' });
  await giveUp.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Changes discarded')).toBeVisible();
  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Kind of event/ }).first()).toBeVisible();
});
