import type { Page } from '@playwright/test';

/** The list of submissions without any filter, as a link that was sent to somebody has it. */
export const everySubmission = '/processes?filters=%5B%5D';

/** From what waits for the reader, with which the list begins, to all that they see. */
export async function openEverySubmission(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Form Submissions' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
}

/** One more condition: where the submission is in its life. */
export async function filterByStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByLabel('Filter by').selectOption({ label: 'Status' });
  await page.getByLabel('Status', { exact: true }).selectOption({ label: status });
  await page.getByRole('button', { name: 'Apply' }).click();
}
