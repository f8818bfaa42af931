import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the first page loads without browser errors @phone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the first page is accessible @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).analyze();

  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

test('an unknown address returns 404 JSON to an API client', async ({ request }) => {
  const answer = await request.get('/no/such/thing', { headers: { accept: 'application/json' } });

  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'Not found', errors: ['Not found'] });
});
