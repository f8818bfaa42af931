import { devices, type Page } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

// The test cuts the connection.
test.use({ mayComplain: true });

const known = '12 Elm St, Springfield, IL 62701';
const noMatches =
  "We couldn't find any validated matches for that address. You may use this address anyway if you wish.";
const technicalError =
  "We're sorry, the validation attempt failed due to a technical error. You can go back and try again or use your unvalidated address.";

/** A form that asks for an address and times. Its owner is signed in on the page. */
async function visitForm(page: Page): Promise<string> {
  await signUpVerified(page, 'Otto Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Visit of an inspector');
  const stepId = await addStep(page, form, {
    name: 'Where and when',
    fields: [
      ['Where', 'address'],
      ['Visit at', 'date'],
      ['Call at', 'date'],
      ['Open', 'date_range'],
    ],
  });
  const { node } = await sendQuery<{ node: { sections: { fields: { id: string; name: string }[] }[] } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Step { sections { fields { id name } } } } }',
    { id: stepId },
  );
  const types: Readonly<Record<string, string>> = { 'Visit at': 'date_time', 'Call at': 'time', Open: 'time' };
  for (const { id, name } of node.sections.flatMap(({ fields }) => fields)) {
    const dateType = types[name];
    if (dateType)
      await sendMutationRequest(page.request, 'updateField', { fieldId: id, settings: { dateType } }, 'field { id }');
  }
  await sendMutationRequest(page.request, 'updateStep', { stepId, external: true }, 'step { id }');
  await sendMutationRequest(
    page.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'visit' },
    'masterTemplate { id }',
  );
  await publish(page, form);
  return `/${team.slug}/visit`;
}

test('suggests, verifies, and always keeps addresses; accepts typed and picked times; works on a phone and offline @all', async ({
  page,
  browser,
}) => {
  const path = await visitForm(page);
  const context = await browser.newContext({ ...devices['Pixel 7'], timezoneId: 'America/Chicago' });
  context.setDefaultTimeout(15_000);
  const rosa = await context.newPage();
  await signUpVerified(rosa, 'Rosa Resident');
  await rosa.goto(path);
  await rosa.getByRole('button', { name: 'Start' }).click();

  const where = rosa.getByRole('combobox', { name: 'Where' });
  const options = rosa.getByRole('option');
  await expect(where).toHaveAttribute('autocomplete', 'street-address');

  // keyboard only
  await where.click();
  await where.pressSequentially('12 el', { delay: 30 });
  await expect(options).toHaveText([known]);
  await expect(where).toHaveAttribute('aria-expanded', 'true');
  await expect(rosa.getByText('1 suggestion', { exact: true })).toBeAttached();
  // While the list is open, the rest of the page must stay in the accessibility tree.
  await expect(rosa.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(rosa);
  await expectNoOverflow(rosa);
  await where.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(where).toHaveValue('12 el');
  await where.pressSequentially('m', { delay: 30 });
  await expect(options).toHaveText([known]);
  await where.press('ArrowDown');
  await expect(where).toHaveAttribute('aria-activedescendant', /.+/);
  await where.press('Enter');
  await expect(where).toHaveValue(known);
  await expect(where).toBeFocused();
  await expect(rosa.getByText('We recognize this address.')).toBeVisible();

  // A close match prompts "Did you mean" and stays until the resident decides.
  await where.fill('14 elm street');
  await where.press('Tab');
  const meant = rosa.getByRole('alert').filter({ hasText: 'Did you mean this address?' });
  await expect(meant).toBeVisible();
  await expect(where).toHaveValue('14 elm street');
  await rosa.screenshot({ path: 'test-results/shots/meant-412.png', fullPage: true });
  await expectGoodInEveryViewport(rosa);
  await rosa.screenshot({ path: 'test-results/shots/meant-1440.png', fullPage: true });
  await rosa.setViewportSize({ width: 412, height: 839 });
  await meant.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(meant).toBeHidden();
  await expect(where).toBeFocused();
  await expect(where).toHaveValue('14 elm street');
  await where.fill('14 elm');
  await where.press('Tab');
  await meant.getByRole('button', { name: '14 Elm St, Springfield, IL 62701' }).tap();
  await expect(where).toHaveValue('14 Elm St, Springfield, IL 62701');
  await expect(where).toHaveAttribute('aria-expanded', 'false');
  await waitUntilSaved(rosa);

  // times, typed and picked
  const call = rosa.getByRole('combobox', { name: 'Call at' });
  for (const [typed, read] of [
    ['2:30 pm', '2:30 PM'],
    ['1430', '2:30 PM'],
    ['9:05a', '9:05 AM'],
  ] as const) {
    await call.fill(typed);
    await call.press('Tab');
    await expect(call).toHaveValue(read);
  }
  await call.fill('noonish');
  await call.press('Tab');
  await expect(rosa.getByText('Call at must be a valid date')).toBeVisible();
  await expect(call).toHaveValue('noonish');
  await expect(call).toHaveAttribute('aria-invalid', 'true');
  await call.fill('2:4');
  await expect(options).toHaveText(['2:45 AM', '2:45 PM']);
  await call.press('ArrowDown');
  await call.press('ArrowDown');
  await call.press('Enter');
  await expect(call).toHaveValue('2:45 PM');
  await expect(rosa.getByText('Call at must be a valid date')).toBeHidden();

  const visit = rosa.getByRole('group', { name: 'Visit at' });
  await visit.getByLabel('Date').fill('2030-05-06');
  await expect(rosa.getByText('Visit at must be a valid date')).toBeHidden();
  await visit.getByRole('combobox', { name: 'Time' }).fill('8a');
  await visit.getByRole('combobox', { name: 'Time' }).press('Tab');
  await expect(visit.getByRole('combobox', { name: 'Time' })).toHaveValue('8:00 AM');
  const open = rosa.getByRole('group', { name: 'Open' });
  await open.getByRole('button', { name: 'Show list' }).first().tap();
  await expect(options).toHaveCount(96);
  await expectAccessible(rosa);
  await expectNoOverflow(rosa);
  // The list stays attached to its input when the page scrolls.
  const start = open.getByRole('combobox', { name: 'Start' });
  await start.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect
    .poll(async () => {
      const [line, list] = [await start.boundingBox(), await rosa.getByRole('listbox').boundingBox()];
      if (!line || !list) return null;
      return Math.min(Math.abs(list.y - line.y - line.height), Math.abs(line.y - list.y - list.height));
    })
    .toBeLessThan(6);
  await rosa.screenshot({ path: 'test-results/shots/times-412.png' });
  await options.getByText('12:45 AM', { exact: true }).tap();
  await expect(open.getByRole('combobox', { name: 'Start' })).toHaveValue('12:45 AM');
  await waitUntilSaved(rosa);

  await rosa.reload();
  await expect(where).toHaveValue('14 Elm St, Springfield, IL 62701');
  await expect(call).toHaveValue('2:45 PM');
  await expect(visit.getByLabel('Date')).toHaveValue('2030-05-06');
  await expect(visit.getByRole('combobox', { name: 'Time' })).toHaveValue('8:00 AM');
  await expect(open.getByRole('combobox', { name: 'Start' })).toHaveValue('12:45 AM');

  // no match for this address
  await where.fill('the old mill behind the river');
  await where.press('Tab');
  await expect(rosa.getByRole('alert').filter({ hasText: noMatches })).toBeVisible();
  await expect(where).toHaveValue('the old mill behind the river');
  await waitUntilSaved(rosa);

  // Offline, nothing blocks and nothing is lost.
  await context.setOffline(true);
  await where.fill('16 elm street');
  await where.press('Tab');
  await expect(rosa.getByRole('alert').filter({ hasText: technicalError })).toBeVisible();
  await expect(where).toHaveValue('16 elm street');
  await context.setOffline(false);
  await rosa.getByRole('button', { name: 'Try again' }).click();
  await meant.getByRole('button', { name: '16 Elm St, Springfield, IL 62701' }).click();
  await waitUntilSaved(rosa);
  await rosa.reload();
  await expect(where).toHaveValue('16 Elm St, Springfield, IL 62701');
  await expect(rosa.getByText('We recognize this address.')).toBeVisible();
  await context.close();
});
