import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { newAddress } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

interface Race {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  /** what Daniel's text looks like in the request, if it differs */
  readonly sent?: string;
}

const box = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });
const says = (field: Locator, text: string): Promise<void> =>
  expect.poll(() => field.evaluate((place) => ('value' in place ? place.value : place.textContent))).toBe(text);

/** Daniel types while Maria's edit of the same text is still in flight to him. */
async function bothWrite(maria: Page, daniel: Page, { label, theirs, mine, sent = mine }: Race): Promise<void> {
  const { promise: hasSaved, resolve: saved } = Promise.withResolvers<void>();
  await daniel.route('**/graphql/*', async (route) => {
    if (route.request().postData()?.includes(sent)) await hasSaved;
    await route.continue();
  });
  await box(daniel, label).fill(mine);
  await box(maria, label).fill(theirs);
  await box(maria, label).blur();
  await waitUntilSaved(maria);
  saved();
  await expect(daniel.getByText(`While you were editing, a colleague changed this to “${theirs}”.`)).toBeVisible();
  await says(box(daniel, label), mine);
}

test('two people editing the same payment terms, email text, or formula choose whose version to keep @all', async ({
  page: daniel,
  browser,
}) => {
  await signInAsPlayer(daniel, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string }[] }>(
    daniel.request,
    '{ myTeams { id slug } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  const form = await newForm(
    daniel,
    { id: team?.id ?? '', slug: 'city-hall', name: 'City Hall' },
    `Fees ${Date.now()}`,
  );
  const stepId = await addStep(daniel, form, { name: 'Fee', type: 'PaymentStep' });
  const emailNotifications = [{ event: 'started', audience: 'applicants' }];
  await sendMutationRequest(
    daniel.request,
    'updateStep',
    { stepId, config: { acceptsCash: true }, emailNotifications },
    '__typename',
  );
  await daniel.goto(`${form.path}/edit`);
  const maria = await (await browser.newContext()).newPage();
  await signInAsPlayer(maria, 'owner');
  await maria.goto(daniel.url());
  await expect(box(maria, 'How to pay in cash')).toBeVisible();
  await expect(box(daniel, 'How to pay in cash')).toBeVisible();

  await bothWrite(maria, daniel, {
    label: 'Amount in dollars',
    theirs: '12.00',
    mine: '15.00',
    sent: '"amountCents":1500',
  });
  await expectAccessible(daniel);
  await daniel.getByRole('button', { name: 'Keep mine' }).click();
  await waitUntilSaved(daniel);
  await says(box(maria, 'Amount in dollars'), '15.00');

  await bothWrite(maria, daniel, { label: 'How to pay in cash', theirs: 'At the gate', mine: 'At the counter' });
  await daniel.getByRole('button', { name: 'Use theirs' }).click();
  await says(box(daniel, 'How to pay in cash'), 'At the gate');
  await waitUntilSaved(daniel);

  for (const each of [maria, daniel]) await openPart(each, 'Emails');
  await bothWrite(maria, daniel, { label: 'Your message when it starts', theirs: 'Bring cash', mine: 'Bring a check' });
  await daniel.getByRole('button', { name: 'Keep mine' }).click();
  await waitUntilSaved(daniel);
  await says(box(maria, 'Your message when it starts'), 'Bring a check');
  await maria
    .getByRole('group', { name: 'When the step starts, notify' })
    .getByLabel('People assigned to the submission')
    .check();
  await waitUntilSaved(maria);
  await says(box(daniel, 'Your message when it starts'), 'Bring a check');

  // A formula is saved with a button, and both have it open.
  await sendMutationRequest(
    daniel.request,
    'createFormula',
    { flowTemplateId: form.draftId, name: 'Total', source: '2 * 3' },
    '__typename',
  );
  const formula = (page: Page): Locator => page.getByRole('textbox', { name: 'Formula', exact: true });
  const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save formula' }).click();
  const open = async (page: Page, source: string): Promise<void> => {
    await page.getByRole('link', { name: 'Formulas', exact: true }).click();
    await page.getByRole('link', { name: 'Edit Total', exact: true }).click();
    await says(formula(page), source);
  };
  await open(daniel, '2 * 3');
  await open(maria, '2 * 3');
  await formula(daniel).fill('2 * 5');
  await formula(maria).fill('2 * 4');
  await save(maria);
  await expect(maria.getByText('Formula saved')).toBeVisible();
  await save(daniel);
  const meanwhile = (text: string): Locator =>
    daniel.getByText(`While you were editing, a colleague changed this to “${text}”.`);
  await expect(meanwhile('Total: 2 * 4')).toBeVisible();
  await says(formula(daniel), '2 * 5');
  await expectAccessible(daniel);
  await daniel.getByRole('button', { name: 'Use theirs' }).click();
  await says(formula(daniel), '2 * 4');
  await expect(meanwhile('Total: 2 * 4')).toBeHidden();

  const slow = Promise.withResolvers<void>();
  await formula(daniel).fill('2 * 7');
  await open(maria, '2 * 4');
  await formula(maria).fill('2 * 6');
  await save(maria);
  await save(daniel);
  await expect(meanwhile('Total: 2 * 6')).toBeVisible();
  await daniel.getByRole('button', { name: 'Keep mine' }).click();
  await says(formula(daniel), '2 * 7');
  await save(daniel);
  await expect(daniel.getByText('Formula saved')).toBeVisible();
  // On a slow connection she sees cached text, then the saved text, and no conflict, because she typed nothing.
  await maria.route('**/graphql/*', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await open(maria, '2 * 6');
  slow.resolve();
  await says(formula(maria), '2 * 7');
  await expect(maria.getByText('While you were editing, a colleague changed this')).toBeHidden();
  await maria.context().close();
});

test('settings and people that a colleague changes appear on the open page @all', async ({ page: daniel }) => {
  await signInAsPlayer(daniel, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string }[] }>(
    daniel.request,
    '{ myTeams { id slug } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  const cityHall = { id: team?.id ?? '', slug: 'city-hall', name: 'City Hall' };
  const form = await newForm(daniel, cityHall, `Stalls ${Date.now()}`);
  const masterTemplateId = form.id;
  await daniel.goto(`${form.path}/configuration`);
  await daniel.getByRole('tab', { name: 'Public page' }).click();
  await withoutWindow(async (maria) => {
    await signInAsPlayer(maria, 'owner');
    const change = (mutation: string, input: object) =>
      sendMutationRequest(maria.request, mutation, { masterTemplateId, ...input }, '__typename');
    await change('updateMasterTemplate', { typicalTime: 'Two weeks' });
    await expect(daniel.getByLabel('Typical time')).toHaveValue('Two weeks');
    await daniel.getByRole('tab', { name: 'People' }).click();
    await change('inviteTemplateMember', { email: newAddress('Stella Stall'), name: 'Stella Stall' });
    await expect(daniel.getByLabel('Permission for Stella Stall')).toBeVisible();
  });
});

test('clerks see who else is in a form, in which step, and in which field', async ({ page: daniel, browser }) => {
  await signInAsPlayer(daniel, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string }[] }>(
    daniel.request,
    '{ myTeams { id slug } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  const cityHall = { id: team?.id ?? '', slug: 'city-hall', name: 'City Hall' };
  const form = await newForm(daniel, cityHall, `Kiosks ${Date.now()}`);
  await addStep(daniel, form, { name: 'Your kiosk', fields: [['Owner', 'string']] });
  await daniel.goto(`${form.path}/edit`);
  await expect(daniel.getByRole('button', { name: /^Owner/ })).toBeVisible();
  const maria = await (await browser.newContext()).newPage();
  await signInAsPlayer(maria, 'owner');
  await maria.goto(daniel.url());
  await expect(daniel.getByText('Maria Alvarez is also working on this form')).toBeVisible();
  await expect(daniel.getByText('Maria Alvarez is in this step')).toBeVisible();
  await maria.getByRole('button', { name: /^Owner/ }).click();
  // Pictures next to a step are items of a list, too, and must not count as steps.
  const steps = daniel.getByRole('navigation', { name: 'Form steps' }).getByRole('listitem', { includeHidden: true });
  const counted = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item).counterIncrement));
  expect(counted).toEqual(['step 1', 'none']);
  const isEditing = daniel.getByText('Maria Alvarez is editing this');
  await expect(isEditing).toBeVisible();
  await expectGoodInEveryViewport(daniel);
  await box(maria, 'Step name').click();
  await expect(isEditing).toBeHidden();
  await maria.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(daniel.getByText('Maria Alvarez is in this step')).toBeHidden();

  const flowTemplateId = form.draftId;
  const send = (mutation: string, input: object) => sendMutationRequest(daniel.request, mutation, input, '__typename');
  await send('createFormula', { flowTemplateId, name: 'Total', source: '2 * 3' });
  await send('createConfiguredOutput', { flowTemplateId, name: 'Permit' });
  await daniel.getByRole('link', { name: 'Formulas', exact: true }).click();
  await maria.getByRole('link', { name: 'Formulas', exact: true }).click();
  await maria.getByRole('link', { name: 'Edit Total', exact: true }).click();
  await box(maria, 'Name').click();
  await expect(daniel.getByRole('row', { name: /Total/ }).getByText('Maria Alvarez is editing this')).toBeVisible();
  await expectGoodInEveryViewport(daniel);
  await daniel.getByRole('link', { name: 'Outputs', exact: true }).click();
  await maria.getByRole('link', { name: 'Outputs', exact: true }).click();
  // The formula had a name, too.
  await maria.getByRole('region', { name: 'Permit', exact: true }).getByRole('textbox', { name: 'Name' }).click();
  await expect(isEditing).toBeVisible();
  await expect(daniel.getByText('Maria Alvarez is also working on this form')).toBeVisible();
  await maria.goto('/');
  await expect(daniel.getByText('Maria Alvarez is also working on this form')).toBeHidden();
  await maria.context().close();
});
