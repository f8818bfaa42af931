import { townPeople } from '#server/demoTown/townPeople.ts';
import { continuePastAnswerCheck } from '#tests/e2e/support/continuePastAnswerCheck.ts';
import { newForm } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { operationUrl, holdResponse } from '#tests/e2e/support/holdResponse.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit, permitWithUnpaidFee } from '#tests/e2e/support/town.ts';
import { withoutWindow } from '#tests/e2e/support/withoutWindow.ts';

test('stays on the step the user opened while the response to continuing was in flight @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  await page.getByLabel('Property address').fill('12 Elm Street');
  await page.getByLabel('Addition').check();
  await page.getByLabel('Description of work').fill('A porch');
  await page.getByLabel('Estimated cost').fill('12,500.50');
  await page.getByLabel('Planned start').fill('2027-05-01');
  await continuePastAnswerCheck(page);
  const signing = page.getByRole('dialog', { name: 'Sign this step' });
  await signing.getByLabel('Your name').fill('José Muñoz');
  const answer = await holdResponse(page, 'advanceStepMutation');
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await answer.isHeld;
  // A live update of someone else's change arrives before the response.
  await withoutWindow(async (staff) => {
    await signInAsPlayer(staff, 'owner');
    const { email, name } = townPeople.shopkeeper;
    await sendMutationRequest(staff.request, 'inviteApplicant', { submissionId: id, email, name }, '__typename');
  });
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Plan review' })).toBeVisible();
  await goToStep(page, /Your project/);
  const project = page.getByRole('heading', { name: 'Step 1 of 4: Your project' });
  await expect(project).toBeVisible();
  const address = page.url();
  await answer.letGo();
  await expect(project).toBeVisible();
  expect(page.url()).toBe(address);
});

test('charges nothing when the payer leaves the fee before the price is confirmed @all', async ({ page }) => {
  const { path } = await permitWithUnpaidFee('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(path);
  await page.getByLabel('Name on the card').fill('José Muñoz');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('04/40');
  await page.getByLabel('Security code').fill('123');
  const taken: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) taken.push(request.url());
  });
  const answer = await holdResponse(page, 'usePayOnlineConfirmMutation');
  await page.getByRole('button', { name: 'Pay $125.00' }).click();
  await answer.isHeld;
  await goToStep(page, /Your project/);
  const project = page.getByRole('heading', { name: /Your project/, level: 2 });
  await expect(project).toBeVisible();
  await answer.letGo();
  await expect(project).toBeVisible();
  expect(taken).toEqual([]);
  await goToStep(page, /Permit fee/);
  await expect(page.getByRole('button', { name: 'Pay $125.00' })).toBeVisible();
});

test('a stale query response does not revert a changed setting @all', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await page.goto(`${form.path}/configuration`);
  const isPrivate = page.getByRole('checkbox', { name: 'Keep this form out of public lists' });
  await expect(isPrivate).not.toBeChecked();
  await page.getByRole('link', { name: 'Actions', exact: true }).click();
  await expect(isPrivate).toBeHidden();
  const answer = await holdResponse(page, 'ConfigurationScreenQuery', 1);
  // Cached data is shown immediately.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await answer.isHeld;
  const changed = page.waitForResponse(operationUrl('useUpdateMasterTemplateMutation'));
  await isPrivate.check();
  await (await changed).finished();
  await expect(isPrivate).toBeChecked();
  await answer.letGo();
  await expect(isPrivate).toBeChecked();
});

test('typing does not refetch a query that is in flight @all', async ({ page }) => {
  const { id } = await launchPermit('newcomer');
  await signInAsPlayer(page, 'newcomer');
  await page.goto(`/initiated_flows/manager/${id.split(':')[1]}`);
  let requestCount = 0;
  page.on(
    'request',
    (request) => void (requestCount += Number(request.url().endsWith(operationUrl('findAddressesQuery').slice(2)))),
  );
  const suggestions = await holdResponse(page, 'findAddressesQuery', 1);
  await page.getByLabel('Property address').fill('12 Elm Street');
  await suggestions.isHeld;
  const saved = page.waitForResponse(operationUrl('useSaveAnswerMutation'));
  await page.getByLabel('Description of work').fill('A porch');
  await (await saved).finished();
  await suggestions.letGo();
  await expect(page.getByText('All Changes Saved.')).toBeVisible();
  // once while typing, and once when the field loses focus
  expect(requestCount).toBe(2);
});
