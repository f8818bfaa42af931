import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the first page opens without a complaint of the browser @phone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the first page can be used by everybody @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).analyze();

  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

test('an address of nothing answers a program with 404 and one sentence', async ({ request }) => {
  const answer = await request.get('/no/such/thing', { headers: { accept: 'application/json' } });

  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'Not found', errors: ['Not found'] });
});
