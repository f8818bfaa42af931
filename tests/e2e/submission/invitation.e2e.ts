import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, password } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('tells an invited applicant whose turn it is while they sign up @all', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await signInAsPlayer(owner, 'owner');
  const { id } = await launchPermit('neighbor');
  const email = newAddress('Ina Invited');
  await sendMutationRequest(
    owner.request,
    'inviteApplicant',
    { submissionId: id, email, name: 'Ina Invited' },
    '__typename',
  );
  await owner.context().close();

  await page.goto(await emailedLink(page.request, email, '/users/claim/'));
  const turn = page.getByText(/^Your turn: finish “Your project”\./);
  await expect(turn).toBeVisible();
  await expect(page.getByText('Maria Alvarez invited you to fill in Building permit together.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'City Hall' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Building permit/ })).toBeVisible();
});
