import type { Page } from '@playwright/test';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { beforeLanding } from '#tests/e2e/support/beforeLanding.ts';
import { expectReadableAtDesks } from '#tests/e2e/support/readable.ts';

/**
 * Widths and color schemes that screens are checked in. Each width is checked in one scheme only: contrast of
 * all color pairs is already tested on the tokens, and a second scheme per width would cost minutes and find
 * nothing more.
 */
export const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** The narrowest comes first: there least fits. */
export const looksForEverybody = beforeLanding(looks);
export const schemesForEverybody = beforeLanding(['light', 'dark'] as const);

/** Sets the page's width and color scheme until the next look. */
export async function takeLook(page: Page, { width, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/**
 * The page as it is now fits and is accessible in every look, and is readable at every desktop width. Restores
 * the viewport size, scrolled to the top.
 */
export async function expectGoodInEveryLook(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const look of looksForEverybody) {
    await takeLook(page, look);
    // When scrolled, a control half under the sticky top bar would fail the target size check.
    await page.evaluate(() => scrollTo(0, 0));
    await expectUsableByEverybody(page);
    await expectToFit(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReadableAtDesks(page);
  if (before) await page.setViewportSize(before);
}
