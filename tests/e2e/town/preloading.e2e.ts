import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath, permitWithUnpaidFee, signInAsPlayer } from '#tests/e2e/support/town.ts';

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

/** Runs `act` and returns the paths of the scripts that were requested in the meantime. */
async function scriptsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const scripts: string[] = [];
  const record = (request: Request): void => void (isScript(request) && scripts.push(new URL(request.url()).pathname));
  page.on('request', record);
  await act();
  page.off('request', record);
  return scripts;
}

test('staff open pages from a list without waiting for code', async ({ page }) => {
  await signInAsPlayer(page, 'reviewer');
  await page.goto('/tasks');
  await page.waitForLoadState('networkidle');
  for (const name of ['Submissions', 'Forms Manager']) {
    const scripts = await scriptsDuring(page, async () => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
    expect(scripts).toEqual([]);
    await page.waitForLoadState('networkidle');
  }
});

test('a resident who starts a form does not wait for the code of the questions', async ({ page }) => {
  await page.goto(permitPath);
  await page.waitForLoadState('networkidle');
  const scripts = await scriptsDuring(page, async () => {
    await page
      .getByRole('button', { name: 'Start' })
      .or(page.getByRole('link', { name: 'Start' }))
      .first()
      .click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
  expect(scripts).toEqual([]);
});

test('the data of a page is requested when its link is pressed, and only once', async ({ page }) => {
  const { address } = await permitWithUnpaidFee('builder');
  await signInAsPlayer(page, 'builder');
  await page.goto('/dashboard');
  const link = page.getByRole('row').filter({ hasText: address }).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql'))
      queries.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => queries.length).toBe(1);
  const [first = ''] = queries;
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Building permit');
  expect(queries.filter((query) => query === first)).toEqual([first]);
});
