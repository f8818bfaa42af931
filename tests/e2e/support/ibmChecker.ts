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
    }[];
  }>;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/** What IBM's accessibility checker calls a violation on the page as it is now. A second opinion next to axe. */
export async function ibmViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { readonly ace: { readonly Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const failed = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    return [...new Set(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`))];
  });
}
