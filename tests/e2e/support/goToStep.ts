import type { Page } from '@playwright/test';

/** Opens another step of a submission. On a narrow window the step list is collapsed. */
export async function goToStep(page: Page, name: RegExp): Promise<void> {
  const path = page.getByRole('navigation', { name: 'Steps' });
  await path.waitFor();
  const fold = path.getByRole('button', { name: 'All steps' });
  if (await fold.isVisible()) await fold.click();
  await path.getByRole('link', { name }).click();
}
