import { randomInt } from 'node:crypto';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('a manager adds a domain, sees it verified, and deletes it', async ({ page }) => {
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  await page.goto(`/teams/${team.slug}`);
  await page.getByRole('tab', { name: 'Domains' }).click();
  const card = page.getByRole('region', { name: 'Domains' });
  await card.getByRole('button', { name: 'Add domain' }).click();
  await expect(card.getByRole('link', { name: 'Type a domain name to add' })).toBeVisible();
  await card.getByLabel('Domain', { exact: true }).fill('town hall');
  await card.getByRole('button', { name: 'Add domain' }).click();
  await expect(card.getByRole('link', { name: 'town hall is not a valid domain.' })).toBeVisible();

  const missing = `missing.town-${randomInt(1e9)}.test`;
  await card.getByLabel('Domain', { exact: true }).fill(missing);
  await card.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Domain added')).toBeVisible();
  const waiting = card.getByRole('listitem').filter({ hasText: missing });
  await expect(waiting).toContainText('Waiting for DNS');
  await expect(waiting).toContainText(`_portico.${missing}`);
  await waiting.getByRole('button', { name: `Check now: ${missing}` }).click();
  await expect(waiting).toContainText('We didn’t find the record yet.');
  await expectGoodInEveryViewport(page);
  await card.getByLabel('Domain', { exact: true }).fill(missing);
  await card.getByRole('button', { name: 'Add domain' }).click();
  await expect(card.getByRole('link', { name: 'That domain has already been added.' })).toBeVisible();

  const domain = `town-${randomInt(1e9)}.test`;
  await card.getByLabel('Domain', { exact: true }).fill(domain);
  await card.getByRole('button', { name: 'Add domain' }).click();
  const own = card.getByRole('listitem').filter({ hasText: domain }).filter({ hasNotText: missing });
  await expect(own).toBeVisible();
  const check = own.getByRole('button', { name: `Check now: ${domain}` });
  // the first check may find it at any moment
  await expect(async () => {
    if (await check.isVisible()) await check.click({ timeout: 1_000 });
    await expect(own).toContainText('Verified', { timeout: 1_000 });
  }).toPass();
  await expect(own).toContainText(`/${team.slug}.`);
  const led = await page.request.get('/', { headers: { host: domain }, maxRedirects: 0 });
  expect(led.status()).toBe(302);
  expect(new URL(led.headers()['location'] ?? '').pathname).toBe(`/${team.slug}`);

  await waiting.getByRole('button', { name: `Delete: ${missing}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByText('Domain deleted')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(1);
});
