import { change } from '#tests/e2e/support/graphql.ts';
import { expectGoodInEveryLook } from '#tests/e2e/support/looks.ts';
import { mailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, password } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { asPlayer, launchPermit } from '#tests/e2e/support/town.ts';

test('tells an invited applicant whose turn it is while they sign up @all', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await asPlayer(owner, 'owner');
  const { id } = await launchPermit('neighbor');
  const email = newAddress('Ina Invited');
  await change(owner.request, 'inviteApplicant', { submissionId: id, email, name: 'Ina Invited' }, '__typename');
  await owner.context().close();

  await page.goto(await mailedLink(page.request, email, '/users/claim/'));
  const turn = page.getByText(/^Your turn: finish Your project\./);
  await expect(turn).toBeVisible();
  await expectGoodInEveryLook(page);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Building permit/ })).toBeVisible();
});
