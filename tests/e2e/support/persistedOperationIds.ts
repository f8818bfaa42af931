import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

/** Maps each operation name of the web client to the id that pages send in place of its document. */
export function persistedOperationIds(): ReadonlyMap<string, string> {
  const documents = JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(documents).map(([id, text]) => [/^(?:mutation|query|subscription) (\w+)/.exec(text)?.[1] ?? '', id]),
  );
}
