import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';

const guide = readFileSync(path.join(root, 'docs/how-to.md'), 'utf8');
/** What stands between backticks and is a file or folder: it has a slash or an ending. Addresses begin with a slash. */
const named = [...guide.matchAll(/`([\w./-]+)`/g)]
  .map(([, text = '']) => text)
  .filter((text) => !text.startsWith('/') && /\/|\.(ts|tsx|md|json|graphql)$/.test(text));

test('every file that the recipes name is there', () => {
  expect(named.length).toBeGreaterThan(70);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
