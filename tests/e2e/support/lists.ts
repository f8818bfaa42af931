import type { Page } from '@playwright/test';

/** The submission list with no filters. */
export const everySubmission = '/processes?filters=%5B%5D';

/** Clears the default view's filters. */
export async function openEverySubmission(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
}

/** Adds a filter by status. */
export async function filterByStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByLabel('Filter by').selectOption({ label: 'Status' });
  await page.getByLabel('Status', { exact: true }).selectOption({ label: status });
  await page.getByRole('button', { name: 'Apply' }).click();
}
