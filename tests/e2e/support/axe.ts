import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it is now can be used by everybody, as far as a program can tell. */
export async function expectUsableByEverybody(page: Page, exceptRules: readonly string[] = []): Promise<void> {
  // what is fading in or out has the colours of neither
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .disableRules([...exceptRules])
    // for frames of elsewhere it opens a page more, which takes longer than the looking
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Nothing is wider than the window, so that nobody scrolls sideways to read. */
export async function expectToFit(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
}
