import { addStep, newForm } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test.use({ mayJump: 'it looks at many screens' });

test('every form management page fits and is accessible', async ({ page }) => {
  test.slow();
  await signUpVerified(page);
  await page.goto('/workflows');
  await expect(page.getByRole('heading', { name: 'No teams yet' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  const team = await createOwnTeam(page);
  const form = await newForm(page, team);
  await page.goto(`${form.path}/edit`);
  await expect(page.getByRole('heading', { name: 'No steps yet' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  const step = await addStep(page, form, {
    name: 'Your property and what is to be built there',
    fields: [
      ['Owner', 'string'],
      ['Type of work', 'multiple_choice'],
      ['Value', 'money'],
      ['From and to', 'date_range'],
    ],
  });
  await addStep(page, form, { name: 'Fee', type: 'PaymentStep' });
  await addStep(page, form, { name: 'Plan review', type: 'RequireReviewStep' });

  for (const [address, text] of [
    ['/workflows', 'Building permit'],
    ['/workflows?status=archived', 'No archived forms'],
    ['/workflows/new', 'Create New Form'],
    [`/teams/${team.slug}/master_templates`, 'Building permit'],
    [`${form.path}/edit`, 'Owner'],
    [`${form.path}/outputs`, 'No outputs yet'],
    [`${form.path}/powerups/formulas`, 'No formulas yet'],
    [`${form.path}/powerups/formulas/editor`, 'Insert into the formula'],
    [`${form.path}/configuration`, 'Who can start a submission'],
    [`${form.path}/configuration?tab=publicPage`, 'About this form'],
    [`${form.path}/configuration?tab=people`, 'Who can work on this form'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectGoodInEveryViewport(page);
  }

  await page.goto(`${form.path}/edit?step=${step.replace('Step:', '')}`);
  for (const name of ['Owner', 'Type of work', 'Value', 'From and to']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByLabel('Field name')).toHaveValue(name);
    await expectGoodInEveryViewport(page);
  }
  for (const name of ['Fee', 'Plan review']) {
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByLabel('Step name')).toHaveValue(name);
    await expectGoodInEveryViewport(page);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Not ready to publish')).toBeVisible();
  await expectGoodInEveryViewport(page);
});
