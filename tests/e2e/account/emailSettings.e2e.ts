import { townPeople, townPassword } from '#server/demoTown/townPeople.ts';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm } from '#tests/e2e/support/forms.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendPermit } from '#tests/e2e/support/town.ts';

test('unsubscribes from an email without signing in, and links to all email settings @phone', async ({ page }) => {
  test.slow();
  const { email } = townPeople.builder;
  await sendPermit('builder');
  await page.goto(await emailedLink(page.request, email, '/email_settings/unsubscribe/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');
  await expect(page.getByText(/You’re getting .* emails about Building permit/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Emails stopped' });
  await expect(title).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Resume these emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');

  await page.getByRole('link', { name: 'Change which emails you get' }).click();
  await signInThroughPage(page, email, townPassword);
  await page.getByRole('link', { name: 'Building permit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails about Building permit');
  const launched = page.getByLabel('Submission received');
  // "on", because the emails were stopped and resumed above, or the default
  await expect(launched).not.toHaveValue('off');
  // only staff are given work
  await expect(page.getByLabel('Assigned to you')).toHaveCount(0);
  await launched.selectOption('Off');
  await expect(page.getByText('Setting updated')).toBeVisible();
  // one right after the other, of one kind and of another: none is lost
  const halted = page.getByLabel('Submission on hold');
  await launched.selectOption('On');
  await halted.selectOption('Off');
  await launched.selectOption('Default (on)');
  await halted.selectOption('On');
  await launched.selectOption('Off');
  await launched.selectOption('On');
  await waitUntilSaved(page);
  await page.reload();
  await expect(launched).toHaveValue('on');
  await expect(halted).toHaveValue('on');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Reset all to default' }).click();
  await expect(launched).toHaveValue('default');
  await expect(halted).toHaveValue('default');
});

test('a team manager sets the defaults for members from the account menu @all', async ({ page }) => {
  await signUpVerified(page, 'Mara Manager');
  const team = await createOwnTeam(page);
  await newForm(page, team, 'Dog licence');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account: Mara Manager' }).click();
  await page.getByRole('menuitem', { name: 'Email settings' }).click();
  await page.getByRole('link', { name: /^All .* forms$/ }).click();
  const ready = page.getByLabel('Your turn');
  await expect(ready).toHaveValue('default');
  await page.getByLabel('Applies to').selectOption('Team');
  await ready.selectOption('Off');
  await expect(page.getByText('Setting updated')).toBeVisible();
  await page.getByLabel('Applies to').selectOption('User');
  await expect(ready.locator('option:checked')).toHaveText('Default (off)');
  await page.getByRole('link', { name: 'Email settings' }).first().click();
  await page.getByRole('link', { name: 'Dog licence' }).click();
  await expect(ready.locator('option:checked')).toHaveText('Default (off)');
  await expectAccessible(page);
});

test('a form author chooses who is notified at a step, and the wording', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Check', type: 'BasicStep' });
  await page.goto(`${form.path}/edit`);
  await openPart(page, 'Emails');
  const begins = page.getByRole('group', { name: 'When the step starts, notify' });
  const done = page.getByRole('group', { name: 'When the step is completed, notify' });
  // Two quick changes: neither is lost.
  await begins.getByLabel('Applicants').check();
  await begins.getByLabel('People assigned to the submission').check();
  await done.getByLabel('Everyone who works on this form').check();
  await begins.getByLabel('Your message when it starts').fill('We look at it now.');
  await waitUntilSaved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(begins.getByLabel('Applicants')).toBeChecked();
  await expect(begins.getByLabel('People assigned to the submission')).toBeChecked();
  await expect(begins.getByLabel('Everyone who works on this form')).not.toBeChecked();
  await expect(done.getByLabel('Everyone who works on this form')).toBeChecked();
  await expect(begins.getByLabel('Your message when it starts')).toHaveValue('We look at it now.');
  await begins.getByLabel('Applicants').uncheck();
  await begins.getByLabel('People assigned to the submission').uncheck();
  await expect(begins.getByLabel('Your message when it starts')).toHaveCount(0);
  await waitUntilSaved(page);
});
