import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it is now can be used by everybody, as far as a program can tell. */
export async function expectUsableByEverybody(page: Page, exceptRules: readonly string[] = []): Promise<void> {
  await expectStill(page);
  // what lies half under the bar at the top is too small a target only there
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const violations =
    page.frames().length > 1 ? await throughFrames(page, exceptRules) : await inPage(page, exceptRules);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** What is in the frames as well: it opens a page more for that, which takes longer than the looking. */
async function throughFrames(page: Page, exceptRules: readonly string[]): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  return (await builder.disableRules([...exceptRules]).analyze()).violations;
}

/** Less than half of what the package itself would bring to each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brought to each document once and asked directly: a quarter of the time, some hundred times in a run. */
async function inPage(page: Page, exceptRules: readonly string[]): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('The page was left while it was looked at.');
    return (await window.axe.run(document, asked)).violations;
  }, options);
}

/**
 * Nothing is fading in or out any more: what does has the colours of neither end. What turns for ever is no fading.
 * It is asked anew on each frame: an animation whose element goes away meanwhile may never say that it has finished.
 */
async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/**
 * Nothing is wider than the window, so that nobody scrolls sideways to read, and nothing that is pressed is squeezed to less than a letter;
 * what is, is named.
 */
export async function expectToFit(page: Page): Promise<void> {
  const misfits = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = ({ localName, className, textContent }: Element): string =>
      `${localName}.${className} ${textContent.slice(0, 30)}`;
    const isOutside = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth;
    // narrower than one letter, with several in it; the text of a drawn bar is its title
    const isSqueezed = (element: Element): boolean =>
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      element.textContent.length > 2 &&
      element.getBoundingClientRect().width < Number.parseFloat(getComputedStyle(element).fontSize);
    const overhanging = [...document.querySelectorAll('body *')].filter(
      (element) => isOutside(element) && ![...element.children].some(isOutside),
    );
    return {
      overhanging: scrollWidth === clientWidth ? [] : overhanging.map(nameOf),
      squeezed: [...document.querySelectorAll('a[href], button')].filter(isSqueezed).map(nameOf),
    };
  });
  expect(misfits).toEqual({ overhanging: [], squeezed: [] });
}
