import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { drawOn } from '#tests/e2e/support/drawOn.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openEverySubmission } from '#tests/e2e/support/lists.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const fee = 'Fee for the inspection of the whole building';

/** A form whose steps are signed, the second with a fee. Its owner is signed in on the page. */
async function signedForm(page: Page): Promise<string> {
  await signUpVerified(page, 'Otto Owner');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Inspection');
  const update = (stepId: string, input: object) =>
    sendMutationRequest(
      page.request,
      'updateStep',
      { stepId, external: true, requiresSignature: true, ...input },
      'step { id }',
    );
  const about = await addStep(page, form, { name: 'About you', fields: [['What is inspected', 'string']] });
  await update(about, { revisable: false, description: '<p>Bring <strong>all your plans</strong>.</p>' });
  const payment = await addStep(page, form, { name: fee, type: 'PaymentStep' });
  await update(payment, { config: { fixed: true, calculated: false, amountCents: 2500 } });
  await addStep(page, form, { name: 'Visit', type: 'BasicStep' });
  await sendMutationRequest(
    page.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'inspection' },
    'masterTemplate { id }',
  );
  await publish(page, form);
  return `/${team.slug}/inspection`;
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Go to next step >' });
const goOnUnpaid = (page: Page) => page.getByRole('button', { name: 'Continue without paying' });

/** Another person, in another browser. */
async function somebody(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signUpVerified(page, name);
  return page;
}

test('applicants accept, sign, and see the fee warning before leaving a step; staff see the fee warning, then the signature', async ({
  page,
  browser,
}) => {
  const address = await signedForm(page);
  const rosa = await somebody(browser, 'Rosa Resident');
  await rosa.goto(address);
  await expect(rosa.getByRole('listitem').locator('strong', { hasText: 'all your plans' })).toBeVisible();
  await rosa.getByRole('button', { name: 'Start' }).click();
  await rosa.getByLabel('What is inspected').fill('The old mill');
  await next(rosa).click();
  await dialog(rosa, 'This info cannot be modified').getByRole('button', { name: 'Submit and continue' }).click();
  const signing = rosa.getByRole('dialog', { name: 'Sign this step' });
  await signing.getByLabel('Your name').fill('Rosa Resident');
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();

  await expect(rosa.getByRole('heading', { name: `Step 2 of 3: ${fee}` })).toBeVisible();
  const way = rosa.getByRole('navigation', { name: 'Steps' });
  await expect(way.getByText('Fee for the inspection of…')).toBeVisible();
  await expect(way.getByRole('link', { name: fee })).toHaveAttribute('aria-current', 'step');
  await expectGoodInEveryViewport(rosa);
  await goOnUnpaid(rosa).click();
  await signing.getByLabel('Your name').fill('Rosa Resident');
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog(rosa, 'Continue without payment?').getByRole('button', { name: 'Cancel' }).click();
  const place = rosa.url();

  // another submission, unsigned at its fee step
  await rosa.goto(address);
  await rosa.getByRole('button', { name: 'Start' }).click();
  await rosa.getByRole('button', { name: 'Nope, I really want to start another one' }).click();
  await rosa.getByLabel('What is inspected').fill('The new mill');
  await next(rosa).click();
  await dialog(rosa, 'This info cannot be modified').getByRole('button', { name: 'Submit and continue' }).click();
  await expect(signing).toBeVisible();
  await expectGoodInEveryViewport(rosa);
  // This signature is drawn instead of typed.
  await signing.getByRole('button', { name: 'Draw it instead' }).click();
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signing.getByText('A signature is required in order to continue').last()).toBeVisible();
  await drawOn(signing.getByRole('img', { name: 'Empty signature pad' }));
  await signing.getByRole('button', { name: 'Undo last stroke' }).click();
  await drawOn(signing.getByRole('img', { name: 'Empty signature pad' }));
  await expect(signing.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
  await expectAccessible(rosa);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(rosa.getByRole('heading', { name: `Step 2 of 3: ${fee}` })).toBeVisible();
  expect(rosa.url()).not.toBe(place);
  const second = new URL(rosa.url()).pathname;
  await way.getByRole('link').first().click();
  const drawn = rosa.getByRole('list', { name: 'Signatures' }).getByRole('img', { name: 'Signature of Rosa Resident' });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    600, 50,
  ]);

  await page.goto('/');
  await openEverySubmission(page);
  await page.locator(`a[href="${second}"]`).first().click();
  await goOnUnpaid(page).click();
  const withoutPayment = dialog(page, 'Continue without payment?');
  await withoutPayment.getByRole('button', { name: 'Continue without payment' }).click();
  await dialog(page, 'Skip signature?').getByRole('button', { name: 'Skip signature' }).click();
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Visit' })).toBeVisible();
  await rosa.context().close();
});
