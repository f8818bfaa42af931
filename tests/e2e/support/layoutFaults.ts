import type { Page } from '@playwright/test';

/** Faults of a page's layout at its current width, each with its place. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const scrollsSideways = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    // A side panel becomes an overlay at another width some frames later, on a busy machine more.
    await nextFrame();
    await nextFrame();
    for (let frame = 0; frame < 30 && scrollsSideways(); frame += 1) await nextFrame();
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const wordsOf = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const topmost = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')]
      .filter(isShown)
      .at(-1);
    const main = topmost ?? document.querySelector('main') ?? document.body;
    const faults: string[] = [];

    // A preview shows another page with the main button of that page.
    const isPreviewed = (element: Element): boolean => element.closest('[data-pane="preview"]') !== null;
    const primary = [...main.querySelectorAll('[data-variant="primary"]')].filter(
      (button) => isShown(button) && !isPreviewed(button),
    );
    if (primary.length > 1) faults.push(`${primary.length} main buttons: ${primary.map(wordsOf).join(', ')}`);

    // the whole text must be one tap or hover away
    const opens = '[title], [aria-describedby], a[href], button, summary';
    for (const cell of main.querySelectorAll('td, th, dd, dt, h1, h2, h3, label, legend')) {
      for (const element of [cell, ...cell.querySelectorAll('*')]) {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCut =
          overflowX !== 'visible' && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        if (isCut && isShown(element) && !element.closest(opens)) faults.push(`cut: ${wordsOf(element)}`);
      }
    }

    if (scrollsSideways()) faults.push('scrolls sideways');
    return [...new Set(faults)];
  });
