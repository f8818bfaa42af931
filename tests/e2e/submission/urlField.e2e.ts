import { devices } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { addField, addStep } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';

const longPath = `plan/${'of-the-whole-site-'.repeat(8)}end`;

test('a form asks for a web address, a resident enters it on a phone, and staff open it @all', async ({
  page,
  browser,
}) => {
  await signInAsPlayer(page, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string; name: string }[] }>(
    page.request,
    '{ myTeams { id slug name } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await newForm(page, team, `Street fair ${Date.now()}`);

  await page.goto(`${form.path}/edit`);
  await addStep(page, 'Collect information', 'The fair');
  await addField(page, 'Web address', 'Page of the fair');
  await page.getByLabel('Default value').fill('javascript:alert(1)');
  await expect(page.getByText('Invalid default value')).toBeVisible();
  await page.getByLabel('Default value').fill('');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await waitUntilSaved(page);
  await expectAccessible(page);
  await publish(page, form);

  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await signInAsPlayer(phone, 'newcomer');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    phone.request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  const address = `/initiated_flows/manager/${submission.id.split(':')[1]}`;
  await phone.goto(address);
  const pageField = phone.getByLabel('Page of the fair');
  await expect(pageField).toHaveAttribute('inputmode', 'url');
  for (const typed of ['the fair', 'localhost', 'javascript:alert(1)', 'https://ann:secret@example.org']) {
    await pageField.fill(typed);
    await pageField.blur();
    await expect(
      phone.getByText('Page of the fair must be a web address such as https://www.example.org'),
    ).toBeVisible();
  }
  await expectAccessible(phone);
  await pageField.fill(`www.example.org/${longPath}`);
  await pageField.blur();
  await expect(phone.getByText('must be a web address')).toBeHidden();
  await waitUntilSaved(phone);
  await phone.reload();
  const kept = `https://www.example.org/${longPath}`;
  await expect(pageField).toHaveValue(kept);
  await expectNoOverflow(phone);
  await phone.context().close();

  const staff = await (await browser.newContext()).newPage();
  await signInAsPlayer(staff, 'owner');
  await staff.goto(address);
  const link = staff.getByRole('link', { name: `${kept} (opens www.example.org in a new tab)` });
  await expect(link).toHaveAttribute('href', kept);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(staff);
  await staff.context().close();
});
