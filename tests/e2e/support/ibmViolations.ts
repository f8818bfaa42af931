import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The part of the checker that is used here; its own types need the whole engine. */
interface Checker {
  check(
    document: Document,
    rules: readonly string[],
  ): Promise<{
    readonly results: readonly {
      readonly ruleId: string;
      readonly value: readonly [string, string];
      readonly message: string;
      readonly snippet: string;
      readonly node: Node;
    }[];
  }>;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/** Rules that misjudge these pages. */
const leftOut: readonly string[] = [
  // it takes a caption that only screen readers get for an empty one
  'table_caption_empty',
  // two forms of a team may have the same name
  'aria_article_label_unique',
];

/** What IBM's accessibility checker calls a violation on the page as it is now. A second opinion next to axe. */
export async function ibmViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(async (leftOut) => {
    const { ace } = window as unknown as { readonly ace: { readonly Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const isShown = (node: Node): boolean => !(node instanceof Element) || node.checkVisibility();
    const failed = results.filter(
      ({ ruleId, node, value: [level, outcome] }) =>
        level === 'VIOLATION' &&
        outcome === 'FAIL' &&
        !leftOut.includes(ruleId) &&
        // it doesn't know that the content of a closed <details> is hidden
        isShown(node) &&
        // <output> is where a status is announced, and needs no label
        !(ruleId === 'input_label_exists' && node instanceof HTMLOutputElement),
    );
    return [...new Set(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`))];
  }, leftOut);
}
