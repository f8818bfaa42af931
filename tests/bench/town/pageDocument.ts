import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

/** The persisted documents that the product's pages use. */
export function pageDocument(operation: string): string {
  const all = JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>;
  const found = Object.values(all).find((text) =>
    new RegExp(`^(query|mutation|subscription) ${operation}\\b`).test(text),
  );
  if (found === undefined) throw new Error(`No page uses ${operation}.`);
  return found;
}
