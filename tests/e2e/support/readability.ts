import { expect, type Page } from '@playwright/test';
import { sampleUnlessFull } from '#tests/e2e/support/sampleUnlessFull.ts';

/** Desktop widths at which text is measured. Before landing only the narrowest one, where text has the least room. */
const deskWidths = sampleUnlessFull([1024, 1440, 1920] as const);

/** Text of three or more lines narrower than this (px) counts as squeezed. */
const narrowest = 120;

/**
 * No word is broken, no text is squeezed into many lines under 120 px, and buttons have one line. Wide tables
 * may scroll. The page is resized without reloading, and its size is restored.
 */
export async function expectReadableOnDesktop(page: Page): Promise<void> {
  const before = page.viewportSize();
  const unreadable: string[] = [];
  for (const width of deskWidths) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of await unreadableTexts(page)) unreadable.push(`${width} px: ${text}`);
  }
  if (before) await page.setViewportSize(before);
  expect(unreadable).toEqual([]);
}

/** Texts that are hard to read on the page as it is now, each with the reason. */
export const unreadableTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (minimum) => {
    // A side panel becomes an overlay at another width, one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Elements that hold running text. Code and editors may break anywhere.
    const textCells = 'td, th, dd, dt, label, legend, p, li, caption, h1, h2, h3, h4, h5, h6, summary, blockquote';
    const isInline = (element: Element): boolean => ['inline', 'contents'].includes(getComputedStyle(element).display);
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('svg, [aria-hidden="true"], pre, code, [contenteditable="true"]') !== null;
    const nameOf = ({ localName, className }: Element): string =>
      className === '' ? localName : `${localName}.${className}`;
    /** number of lines this part of the text takes */
    const linesOf = (node: Text, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const bottoms = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ bottom }) => Math.round(bottom));
      return new Set(bottoms).size;
    };
    const longest = 24;
    const tokenAt = (all: string, at: number): string =>
      (/\S*$/.exec(all.slice(0, at))?.[0] ?? '') + (/^\S*/.exec(all.slice(at))?.[0] ?? '');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || isHidden(element) || element.closest(textCells) === null) continue;
      let box: Element = element;
      while (box.parentElement && isInline(box)) box = box.parentElement;
      const { width, height } = box.getBoundingClientRect();
      // visually hidden
      if (width <= 1 || height <= 1) continue;
      const lines = linesOf(text, 0, text.data.length);
      const isNarrow = width < minimum && lines > (box.closest('button') ? 1 : 2);
      // Long email and web addresses have to break somewhere.
      const isBroken =
        lines > 1 &&
        [...text.data.matchAll(/[\p{L}\p{N}]{2,24}/gu)].some(
          ({ 0: word, index }) =>
            linesOf(text, index, index + word.length) > 1 && tokenAt(text.data, index).length <= longest,
        );
      if (isNarrow || isBroken) {
        const fault = isBroken ? 'breaks a word' : `wraps at ${Math.round(width)} px`;
        found.push(`${nameOf(box)} ${fault}: ${text.data.trim().slice(0, 40)}`);
      }
    }
    return [...new Set(found)];
  }, narrowest);
