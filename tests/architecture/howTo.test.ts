import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scaffolds } from '#scripts/new/scaffolds.ts';
import { root } from '#scripts/setup/root.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/how-to.md');
/** Texts between backticks that are files or folders: they contain a slash or have an extension. URL paths start with a slash. */
const named = [...guide.matchAll(/`([\w./-]+)`/g)]
  .map(([, text = '']) => text)
  .filter((text) => !text.startsWith('/') && /\/|\.(ts|tsx|md|json|graphql)$/.test(text));

test('the recipes name only files that exist', () => {
  expect(named.length).toBeGreaterThan(70);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'docs/how-to.md'])('%s lists every kind of `npm run new`', (file) => {
  const [, list = ''] = /(npm run new[^#]*?`task`[^#\n]*)/.exec(read(file)) ?? [];
  expect(Object.keys(scaffolds).filter((kind) => !list.includes(`\`${kind}\``))).toEqual([]);
});

test('every kind of `npm run new` has a recipe', () => {
  expect(Object.keys(scaffolds).filter((kind) => !guide.includes(`npm run new -- ${kind} `))).toEqual([]);
});

test('the glossary explains each word once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([^|]+?) +\|/gm)].map(([, word = '']) => word);
  const explained = words.filter((word) => word !== 'word' && !/^-+$/.test(word));
  expect(explained.filter((word, index) => explained.indexOf(word) !== index)).toEqual([]);
});
