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

/** Checks the page as it is now with axe. */
export const expectAccessible = async (page: Page, exceptRules: readonly string[] = []): Promise<void> =>
  expect(await axeViolations(page, exceptRules)).toEqual([]);

export async function axeViolations(page: Page, exceptRules: readonly string[] = []): Promise<readonly string[]> {
  await expectStill(page);
  // A control half under the sticky top bar would fail the target size check, so scroll to the top first.
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const violations =
    page.frames().length > 1 ? await throughFrames(page, exceptRules) : await inPage(page, exceptRules);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Includes iframes. Slower, because AxeBuilder opens an extra page. */
async function throughFrames(page: Page, exceptRules: readonly string[]): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  return (await builder.disableRules([...exceptRules]).analyze()).violations;
}

/** Minified: less than half the size to inject into each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Injects axe once per document and runs it directly: a quarter of the time of AxeBuilder, some hundred times
 * per run.
 */
async function inPage(page: Page, exceptRules: readonly string[]): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(async (options) => {
    if (!window.axe) throw new Error('The page was left while it was looked at.');
    return (await window.axe.run(document, options)).violations;
  }, options);
}

/**
 * Waits until no finite animation is running, because fading colors fail the contrast check. Checked on every
 * frame: an animation whose element is removed may never finish.
 */
async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Fails if anything is wider than the window, or if a control is squeezed to less than one letter. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = ({ localName, className, textContent }: Element): string =>
      `${localName}.${className} ${textContent.slice(0, 30)}`;
    const isOutside = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth;
    // Narrower than one letter but holds several. A chart bar keeps its text in its title.
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
  expect(faults).toEqual({ overhanging: [], squeezed: [] });
}
