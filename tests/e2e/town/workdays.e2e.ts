import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { continuePastAnswerCheck } from '#tests/e2e/support/continuePastAnswerCheck.ts';
import { addField, addStep } from '#tests/e2e/support/formEditor.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { goToStep } from '#tests/e2e/support/goToStep.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { filterByStatus, openEverySubmission } from '#tests/e2e/support/lists.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { findOwn, openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { newAddress, password } from '#tests/e2e/support/people.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInPlayer, permitWithUnpaidFee, permitPath } from '#tests/e2e/support/town.ts';
import { pdfText } from '#tests/support/pdfText.ts';

// Every demo town person from sign-in or email to finished work. Reviewers by role, third parties, and refund
// approvers are covered in reviewers.e2e.ts, thirdParty.e2e.ts, and refunds.e2e.ts.
test.slow();

const submissions = (page: Page) => page.getByRole('link', { name: 'Form Submissions' });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function payByCard(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name on the card').fill(name);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('04/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Payment confirmation')).toBeVisible({ timeout: 30_000 });
}

test("the owner invites a counter clerk, who joins from the email and finds the team's work", async ({
  browser,
  page,
}) => {
  const maria = await signInPlayer(browser, 'owner');
  await maria.getByRole('link', { name: 'Teams', exact: true }).click();
  await maria.getByRole('link', { name: 'City Hall' }).click();
  await maria.getByRole('link', { name: 'Roles', exact: true }).click();
  await maria.getByRole('link', { name: 'Edit Permit counter' }).click();
  await maria.getByRole('tab', { name: 'Users' }).click();
  const email = newAddress('Nina Novak');
  const form = maria.getByRole('form', { name: 'Invite by email' });
  await form.getByLabel('Name').fill('Nina Novak');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(maria.getByText(`Invitation sent to ${email}`)).toBeVisible();

  await page.goto(await emailedLink(page.request, email, '/users/claim/'));
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/metrics');
  await submissions(page).click();
  await expect(page.getByRole('row', { name: /Issue the permit/ }).first()).toBeVisible();

  await maria.reload();
  await maria.getByRole('tab', { name: 'Users' }).click();
  await expect(rowOf(maria, email)).not.toContainText('Invited');
  await rowOf(maria, email).getByRole('button', { name: 'Remove Nina Novak' }).click();
  await expect(maria.getByText('Nina Novak was removed')).toBeVisible();
  await maria.context().close();
});

test('a form author creates and publishes a form, and a resident answers it at its public address @all', async ({
  browser,
}) => {
  const daniel = await signInPlayer(browser, 'author');
  await daniel.getByRole('link', { name: 'Forms Manager' }).click();
  await daniel.getByRole('link', { name: 'Create new form' }).first().click();
  const name = `Street party ${Date.now().toString(36)}`;
  await daniel.getByLabel('Name').fill(name);
  await daniel.getByRole('button', { name: 'Create New Form' }).click();
  await addStep(daniel, 'Collect information', 'Your party');
  await addField(daniel, 'Short text', 'Street');
  await waitUntilSaved(daniel);
  await daniel.getByRole('button', { name: 'Publish', exact: true }).click();
  await daniel.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(daniel.getByText('Form has been published')).toBeVisible();
  const address = await daniel.getByRole('link', { name: /\/city-hall\/street-party/ }).getAttribute('href');

  const ann = await signInPlayer(browser, 'resident');
  const page = await ann.context().newPage();
  await page.goto(address ?? '');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByLabel('Street').fill('Elm Street');
  await page.getByLabel('Street').blur();
  await page.getByRole('button', { name: /Go to next step|Submit|Complete/ }).click();

  await openEverySubmission(daniel);
  await expect(rowOf(daniel, name)).toContainText('Ann Lee');
  await ann.context().close();
  await daniel.context().close();
});

test('a counter clerk finds a paid permit among assigned work and issues it, and the builder downloads it from the email @all', async ({
  browser,
  page,
}) => {
  const { path, address, paymentId } = await permitWithUnpaidFee('builder');
  const sam = await signInPlayer(browser, 'counter');
  const check = { paymentId, amountCents: 12_500, checkNumber: '4711' };
  await sendMutationRequest(sam.request, 'receiveCheck', check, 'payment { id }');
  await submissions(sam).click();
  await rowOf(sam, address)
    .getByRole('link', { name: new RegExp(address) })
    .click();
  await expect(sam.getByRole('heading', { name: 'Step 4 of 4: Issue the permit' })).toBeVisible();
  const papers = sam.getByRole('region', { name: 'Documents to be issued' });
  await expect(papers).toContainText('Building permit');
  await expect(papers).toContainText('Approved by Priya Nair');
  await expect(papers).toContainText('$125.00 paid by check');
  const draft = await sam.request.get(
    (await papers.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '',
  );
  const [drawn] = await pdfText(new Uint8Array(await draft.body()));
  expect(drawn).toContain(address);
  expect(drawn).toContain('DRAFT');
  await sam.getByRole('button', { name: 'Complete this submission' }).click();
  const question = sam.getByRole('alertdialog', { name: 'Issue Building permit?' });
  await question.getByRole('button', { name: 'Issue now' }).click();
  await expect(sam.getByText('This submission was completed', { exact: true })).toBeVisible();
  await submissions(sam).click();
  await expect(sam.getByRole('table')).toBeVisible();
  await expect(rowOf(sam, address)).toBeHidden();
  const { node } = await sendQuery<{ node: { issuedOutputs: readonly { id: string }[] } }>(
    sam.request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { issuedOutputs { id } } } }',
    { id: `Submission:${path.split('/').at(-1)}` },
  );
  await sam.context().close();

  const issued = node.issuedOutputs[0]?.id.split(':')[1] ?? '';
  await page.goto(await emailedLink(page.request, townPeople.builder.email, `/issued_outputs/${issued}`));
  await signInThroughPage(page, townPeople.builder.email);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const [text] = await pdfText(await readFile(await (await download).path()));
  expect(text).toContain(address);
  expect(text).not.toContain('DRAFT');
});

test('a resident starts a permit from its public page, answers, signs, and returns to it from the start page @all', async ({
  browser,
}) => {
  const ann = await signInPlayer(browser, 'resident');
  const page = await ann.context().newPage();
  // the address that the town would link to from its own website
  await page.goto(permitPath);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Nope, I really want to start another one' }).click();
  const street = `${Date.now().toString().slice(-6)} Quarry Road`;
  await page.getByLabel('Property address').fill(street);
  await page.getByRole('radio', { name: 'Alteration' }).check();
  await page.getByLabel('Description of work').fill('A new kitchen.\nThe wall stays.');
  await page.getByLabel('Estimated cost').fill('21,000');
  await page.getByLabel('Planned start').fill('2030-05-01');
  await page.getByLabel('Planned start').blur();
  await waitUntilSaved(page);
  await page.close();

  await ann.goto('/');
  await openOwn(ann, street);
  await expect(ann.getByLabel('Property address')).toHaveValue(street);
  await continuePastAnswerCheck(ann);
  const signing = ann.getByRole('dialog', { name: 'Sign this step' });
  await signing.getByLabel('Your name').fill(townPeople.resident.name);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(ann.getByRole('heading', { name: 'Step 2 of 4: Plan review' })).toBeVisible();
  await ann.goto('/');
  await expect(await findOwn(ann, street)).toContainText('Waiting for review');
  await ann.context().close();
});

test('a builder finds the permit with a fee due among many, pays, and gets the receipt by email @all', async ({
  browser,
}) => {
  const { address } = await permitWithUnpaidFee('builder');
  const victor = await signInPlayer(browser, 'builder');
  await expect(victor).toHaveURL('/dashboard');
  await findOwn(victor, address);
  await expect(victor).toHaveURL(/\?q=/);
  await victor.getByRole('button', { name: 'Finished (0)' }).click();
  await expect(victor.getByText('None of your submissions is in this group now.')).toBeVisible();
  await victor.getByRole('button', { name: 'Show all submissions' }).click();
  await expect(victor.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await expect(
    victor.getByRole('navigation', { name: 'Start another' }).getByRole('link', { name: 'Building permit' }),
  ).toHaveAttribute('href', permitPath);
  const row = await findOwn(victor, address);
  await expect(row).toContainText('Your $125.00 permit fee is due.');
  await row.getByRole('link').first().click();
  await payByCard(victor, townPeople.builder.name);
  // the newest email may still be about an earlier payment
  await expect(async () => {
    const receipt = await victor.request.get(await emailedLink(victor.request, townPeople.builder.email, '/charges/'));
    expect(receipt.headers()['content-type']).toBe('application/pdf');
    expect(await pdfText(await receipt.body()).then(([text]) => text)).toContain('$125.00');
  }).toPass({ timeout: 30_000 });
  await victor.context().close();
});

test('the parks team works separately: a ranger confirms a reservation, and the owner sees it completed @all', async ({
  browser,
}) => {
  const home = await signInPlayer(browser, 'resident');
  const ann = await home.context().newPage();
  await ann.goto('/parks/picnic-shelter-reservation');
  await ann.getByRole('button', { name: 'Start' }).click();
  await ann.getByRole('button', { name: 'Nope, I really want to start another one' }).click();
  await ann.getByRole('radio', { name: 'Lakeside' }).check();
  await ann.getByLabel('Date').fill('2030-06-01');
  await ann.getByLabel('Number of guests').fill('40');
  await ann.getByLabel('Number of guests').blur();
  await waitUntilSaved(ann);
  await ann.getByRole('button', { name: 'Go to next step >' }).click();
  await expect(ann.getByRole('heading', { name: 'Step 2 of 2: Confirm the reservation' })).toBeVisible();
  const id = /\/initiated_flows\/([\w-]{36})/.exec(ann.url())?.[1] ?? '';
  const place = `/initiated_flows/${id}`;

  const luis = await signInPlayer(browser, 'ranger');
  await openEverySubmission(luis);
  await expect(luis.getByRole('table', { name: 'All of Picnic shelter reservation' })).toBeVisible();
  await submissions(luis).click();
  await luis.locator(`a[href="${place}"]`).first().click();
  await goToStep(luis, /Your visit/);
  await expect(luis.getByText('Lakeside').first()).toBeVisible();
  await luis.getByRole('link', { name: 'Go to Current Step' }).click();
  await luis.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(luis.getByText('This submission was completed', { exact: true })).toBeVisible();

  const helen = await signInPlayer(browser, 'parksOwner');
  await openEverySubmission(helen);
  await filterByStatus(helen, 'Completed');
  await expect(helen.getByRole('row').filter({ has: helen.locator(`a[href="${place}"]`) })).toContainText('Ann Lee');
  await expect(helen.getByRole('table')).not.toContainText('Building permit');
  await helen.getByRole('link', { name: 'Forms Manager' }).click();
  await expect(helen.getByRole('link', { name: 'Picnic shelter reservation' })).toBeVisible();
  await expect(helen.getByRole('link', { name: 'Building permit' })).toHaveCount(0);
  // The resident is notified.
  await ann.goto(await emailedLink(ann.request, townPeople.resident.email, `/initiated_flows/manager/${id}`));
  await expect(ann.getByText('This submission was completed', { exact: true })).toBeVisible();
  for (const page of [ann, luis, helen]) await page.context().close();
});
