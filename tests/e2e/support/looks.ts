import type { Page } from '@playwright/test';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';
import { beforeLanding } from '#tests/e2e/support/beforeLanding.ts';
import { expectReadableAtDesks } from '#tests/e2e/support/readable.ts';

/**
 * How screens are looked at: each width once, and both colour schemes. All pairs of colours are held to their contrast
 * by the tokens, so that a second scheme at each width would find nothing more and cost minutes.
 */
export const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** The narrowest comes first: there least fits. */
export const looksForEverybody = beforeLanding(looks);
export const schemesForEverybody = beforeLanding(['light', 'dark'] as const);

/** The page is as wide as the look and has its colours, until another one is taken. */
export async function takeLook(page: Page, { width, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/** The page as it is now fits, is accessible in every look and readable at every desktop width. Keeps its size, scrolled to the top. */
export async function expectGoodInEveryLook(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const look of looksForEverybody) {
    await takeLook(page, look);
    // elsewhere something may lie half under the bar at the top, and is too small a target only there
    await page.evaluate(() => scrollTo(0, 0));
    await expectUsableByEverybody(page);
    await expectToFit(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReadableAtDesks(page);
  if (before) await page.setViewportSize(before);
}
