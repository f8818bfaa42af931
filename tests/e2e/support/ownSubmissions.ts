import type { Locator, Page } from '@playwright/test';

/** The card of one of the person's own submissions, in the list that is open. */
export const ownCard = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ hasText: text });

/** Searches the open list of own submissions, because the demo town's people have several pages of them. */
export async function findOwn(page: Page, text: string): Promise<Locator> {
  await page.getByLabel('Search your submissions').fill(text);
  // the list follows its address
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  const card = ownCard(page, text);
  await card.waitFor();
  return card;
}

/** Opens one of the person's own submissions from the open list. */
export async function openOwn(page: Page, text: string): Promise<void> {
  await (await findOwn(page, text)).getByRole('link').first().click();
}
