import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('an owner filters the audit log of the team, exports what is shown, and gets the place of each entry in the chain', async ({
  page,
}) => {
  const { name } = await signUpVerified(page);
  const team = await createOwnTeam(page);
  const token = { teamId: team.id, name: 'Permit archive', scopes: ['team:read'] };
  await sendMutationRequest(page.request, 'createApiToken', token, '__typename');

  await page.goto(`/teams/${team.slug}`);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const created = page.getByRole('row', { name: /Created the API token Permit archive/ });
  await expect(created).toContainText(name);
  await expectGoodInEveryViewport(page);

  await page.getByLabel('Person', { exact: true }).selectOption(name);
  await page.getByLabel('Area', { exact: true }).selectOption('API tokens');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(created).toBeVisible();
  const readFileOfLog = async (): Promise<readonly (readonly string[])[]> => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    return parse(await readFile(await (await downloading).path()), { bom: true });
  };
  await expect
    .poll(async () => (await readFileOfLog()).map((row) => [row[2], /^[\da-f]{64}$/.test(row.at(-1) ?? '')]), {
      message: 'the entry is sealed within seconds',
      timeout: 20_000,
    })
    .toEqual([
      ['Kind', false],
      ['createApiToken', true],
    ]);

  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('No entries found. Try a longer period or fewer filters.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row', { name: /Downloaded the audit log/ }).first()).toBeVisible();
});
