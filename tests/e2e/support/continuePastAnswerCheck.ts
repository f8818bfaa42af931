import { expect, type Page } from '@playwright/test';

/** Continues from a step with many answers, past the page to check them. */
export async function continuePastAnswerCheck(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Go to next step >' });
  await next.click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await next.click();
}
