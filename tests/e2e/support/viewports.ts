import type { Page } from '@playwright/test';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { expectReadableOnDesktop } from '#tests/e2e/support/readability.ts';
import { sampleUnlessFull } from '#tests/e2e/support/sampleUnlessFull.ts';

/**
 * Widths and color schemes that screens are checked in. Each width is checked in one scheme only: contrast of
 * all color pairs is already tested on the tokens, and a second scheme per width would cost minutes and find
 * nothing more.
 */
export const viewports = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** The narrowest comes first: there least fits. */
export const sampledViewports = sampleUnlessFull(viewports);
export const sampledColorSchemes = sampleUnlessFull(['light', 'dark'] as const);

/** Sets the page's width and color scheme until the next look. */
export async function applyViewport(page: Page, { width, colorScheme }: (typeof viewports)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/**
 * The page as it is now fits and is accessible in every look, and is readable at every desktop width. Restores
 * the viewport size, scrolled to the top.
 */
export async function expectGoodInEveryViewport(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const look of sampledViewports) {
    await applyViewport(page, look);
    // When scrolled, a control half under the sticky top bar would fail the target size check.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReadableOnDesktop(page);
  if (before) await page.setViewportSize(before);
}
