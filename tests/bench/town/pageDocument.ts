import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

/** What the pages of the product send for under a name. */
export function pageDocument(operation: string): string {
  const all = JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>;
  const found = Object.values(all).find((text) =>
    new RegExp(`^(query|mutation|subscription) ${operation}\\b`).test(text),
  );
  if (found === undefined) throw new Error(`No page sends for ${operation}.`);
  return found;
}
