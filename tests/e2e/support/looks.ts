import type { Page } from '@playwright/test';
import { expectToFit, expectUsableByEverybody } from '#tests/e2e/support/axe.ts';

/**
 * How screens are looked at: each width once, and both colour schemes. All pairs of colours are held to their contrast
 * by the tokens, so that a second scheme at each width would find nothing more and cost minutes.
 */
export const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** As `npm run test:all` does. */
const isEveryLookTaken = process.env['EVERY_LOOK'] === 'on';

/**
 * What a program can say of usability it says of the narrowest look before each landing, and of all of them before a release: the
 * looks share their markup, and looking takes longer than all that leads to a page.
 */
export const looksForEverybody = isEveryLookTaken ? looks : looks.slice(0, 1);

/** So with the colours of the day and of the night. */
export const schemesForEverybody = isEveryLookTaken ? (['light', 'dark'] as const) : (['light'] as const);

/** The page is as wide as the look and has its colours, until another one is taken. */
export async function takeLook(page: Page, { width, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/** The page as it is now fits every look and can be used by everybody in it. It is left in the last look, at its top. */
export async function expectGoodInEveryLook(page: Page): Promise<void> {
  for (const look of looks) {
    await takeLook(page, look);
    // elsewhere something may lie half under the bar at the top, and is too small a target only there
    await page.evaluate(() => scrollTo(0, 0));
    if (looksForEverybody.includes(look)) await expectUsableByEverybody(page);
    await expectToFit(page);
  }
}
