import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expireIdentityProof } from '#tests/e2e/support/database.ts';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openOperator, signInAsOperator } from '#tests/e2e/support/operator.ts';
import { createOwnTeam, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

test.slow();

/** A published form that asks for a file and a signature. */
async function publishedPermit(asker: RequestSender): Promise<E2eForm & { readonly address: string }> {
  const team = await createOwnTeam(asker);
  const form = await newForm(asker, team);
  const step = await addStep(asker, form, {
    name: 'Your property',
    fields: [
      ['Owner', 'string'],
      ['Site plan', 'file'],
    ],
  });
  await sendMutationRequest(asker.request, 'updateStep', { stepId: step, requiresSignature: true }, '__typename');
  await addStep(asker, form, { name: 'Inspection', type: 'BasicStep' });
  await sendMutationRequest(
    asker.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, forkAllowed: true, typicalTime: 'about 2 weeks' },
    '__typename',
  );
  await publish(asker, form);
  return { ...form, address: `/${team.slug}/building-permit` };
}

/** A PNG of the given size, drawn by the browser. */
const drawing = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const data = await page.evaluate(
    ([wide = 0, high = 0]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(data, 'base64');
};

test("a manager edits a form's page in place, and a resident sees it", async ({ page, browser }) => {
  await signUpVerified(page);
  const form = await publishedPermit(page);
  await page.goto(form.address);
  await expect(page.getByRole('link', { name: 'FAQs', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add a description' }).click();
  const editor = page.getByRole('region', { name: 'Description' });
  await editor.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('For anyone who builds or changes a house.');
  await expectGoodInEveryViewport(page);
  await editor.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('Description updated')).toBeVisible();
  await expect(page.getByText('For anyone who builds or changes a house.')).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit description' });
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await editor.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Never mind. ');
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await page.getByRole('link', { name: 'Form details' }).click();
  await expect(editor.getByText('You started this change earlier')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Description' })).toContainText('Never mind.');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Never mind.')).toBeHidden();

  await page.getByRole('button', { name: 'Add a banner' }).click();
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'street.png', mimeType: 'image/png', buffer: await drawing(page, 640, 640) });
  const crop = page.getByRole('dialog', { name: 'Crop the banner' });
  const frame = await crop.locator('[data-selection]').boundingBox();
  expect([frame?.width, frame?.height]).toEqual([expect.closeTo(160, 0), expect.closeTo(90, 0)]);
  await crop.getByLabel('Zoom').press('Home');
  await crop.getByLabel('Vertical position').press('End');
  await expect(crop.getByLabel('Vertical position')).toHaveValue('1');
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Save banner' }).click();
  await expect(page.getByText('Banner updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change banner' })).toBeFocused();
  await expectGoodInEveryViewport(page);

  const resident = await (await browser.newContext()).newPage();
  await resident.goto(form.address);
  await expect(resident.getByText('For anyone who builds or changes a house.')).toBeVisible();
  await expect(resident.locator('main img')).toBeVisible();
  await expect(resident.getByRole('button', { name: /banner|description/ })).toHaveCount(0);
  const before = resident.getByRole('region', { name: 'Before you start' });
  await expect(before.getByText('Site plan')).toBeVisible();
  await expect(before.getByText('You sign online.')).toBeVisible();
  await expect(resident.getByText('about 2 weeks')).toBeVisible();
  await expect(resident.getByRole('listitem').filter({ hasText: 'Inspection' })).toContainText('Spring Valley');
  await expectGoodInEveryViewport(resident);
  await resident.context().close();

  await sendMutationRequest(
    page.request,
    'setMasterTemplateStatus',
    { masterTemplateId: form.id, status: 'closed' },
    '__typename',
  );
  await page.reload();
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription('This form is closed and isn’t accepting new submissions.');
  await expectAccessible(page);
});

test('an operator makes a clerk a government user, who clones a form into their team', async ({ page, browser }) => {
  const home = await (await browser.newContext()).newPage();
  await signUpVerified(home);
  const form = await publishedPermit(home);
  await home.context().close();

  const clerk = await (await browser.newContext()).newPage();
  const person = await signUpVerified(clerk, 'Olga Official');
  await createOwnTeam(clerk, 'North Town');
  await clerk.goto(form.address);
  await expect(clerk.getByRole('heading', { level: 1, name: 'Building permit' })).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);

  const operator = await signInAsOperator(page);
  await expireIdentityProof(operator.email);
  await openOperator(page);
  await page.getByRole('navigation', { name: 'Operator pages' }).getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Email or name').fill(person.email);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Manage Olga Official' }).click();
  await page.getByRole('menuitem', { name: 'Make government user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make government user' }).click();
  const proof = page.getByRole('dialog', { name: 'Please enter your password again' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Olga Official is now a government user')).toBeVisible();
  const row = page.getByRole('table', { name: 'Search results' }).getByRole('row', { name: /Olga Official/ });
  await expect(row.getByText('Government user')).toBeVisible();
  await expectGoodInEveryViewport(page);

  await clerk.reload();
  await clerk.getByRole('button', { name: 'More', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'Clone this form' }).click();
  await clerk.getByRole('dialog').getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(clerk.getByText('Building permit is ready to edit.')).toBeVisible();
  await expect(clerk.getByRole('link', { name: /^Your property/ })).toBeVisible();
  await clerk.context().close();

  await page.getByRole('navigation', { name: 'Operator pages' }).getByRole('link', { name: 'Teams' }).click();
  await page.getByLabel('Name or URL').fill('North Town');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Manage North Town' }).first().click();
  const team = page.getByRole('dialog', { name: 'North Town' });
  await team.getByLabel('Use a remote GIS').check();
  await expect(page.getByText('Features updated')).toBeVisible();
  await expect(team.getByRole('region', { name: 'Form library' })).toContainText('No forms of this team');
  await expectGoodInEveryViewport(page);
});
