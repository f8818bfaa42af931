import { newForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { operationUrl } from '#tests/e2e/support/holdResponse.ts';
import { newAddress, createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('when a form setting cannot be saved', () => {
  test.use({ mayComplain: true });

  test('rolls back a choice, keeps text, and shows the error', async ({ page }) => {
    await signUpVerified(page, 'Olga Owner');
    const form = await newForm(page, await createOwnTeam(page));
    const rosa = { email: newAddress('Rosa Park'), name: 'Rosa Park' };
    await sendMutationRequest(
      page.request,
      'inviteTemplateMember',
      { masterTemplateId: form.id, ...rosa },
      '__typename',
    );
    await page.goto(`${form.path}/configuration`);

    await page.getByRole('tab', { name: 'People' }).click();
    await page.route(operationUrl('useSetTemplateMemberLevelMutation'), (route) => route.abort());
    const level = page.getByLabel('Permission for Rosa Park');
    await level.selectOption('Can edit');
    await expect(level).toHaveAccessibleDescription(/couldn't reach the server/);
    await expect(level.locator('option:checked')).toHaveText('Can view');
    await page.unroute(operationUrl('useSetTemplateMemberLevelMutation'));
    await level.selectOption('Can edit');
    await expect(page.getByText('Permission level updated')).toBeVisible();

    await page.getByRole('tab', { name: 'General' }).click();
    const failure = page.getByText('Sorry, there was a problem updating this form.');
    await page.route(operationUrl('useUpdateMasterTemplateMutation'), (route) => route.abort());
    const listed = page.getByLabel('Keep this form out of public lists');
    await listed.click();
    await expect(failure).toBeVisible();
    await expect(listed).not.toBeChecked();

    await page.reload();
    await page.route(operationUrl('useUpdateFlowTemplateMutation'), (route) => route.abort());
    const name = page.getByRole('region', { name: 'Name' }).getByRole('textbox');
    await name.fill('Fence permit');
    await expect(failure).toBeVisible();
    await expect(name).toHaveValue('Fence permit');
  });
});

test('invites someone outside the team to a form from the search', async ({ page, browser }) => {
  const other = await browser.newContext();
  const { email } = await signUpVerified(other, 'Zed Outsider');
  await other.close();
  await signUpVerified(page, 'Olga Owner');
  const form = await newForm(page, await createOwnTeam(page));
  await page.goto(`${form.path}/configuration`);
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByLabel('Name or email').fill(email);
  await page.getByRole('button', { name: 'Show 1 match from outside your teams' }).click();
  await page.getByRole('button', { name: 'Add Zed Outsider' }).click();
  await expect(page.getByText('Zed Outsider was added')).toBeVisible();
  await expect(page.getByLabel('Permission for Zed Outsider')).toBeVisible();
});
