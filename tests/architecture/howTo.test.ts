import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scaffolds } from '#scripts/new/scaffolds.ts';
import { root } from '#scripts/setup/root.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/how-to.md');
/** Text between backticks that is a file or folder: it has a slash or an ending. Addresses begin with a slash. */
const named = [...guide.matchAll(/`([\w./-]+)`/g)]
  .map(([, text = '']) => text)
  .filter((text) => !text.startsWith('/') && /\/|\.(ts|tsx|md|json|graphql)$/.test(text));

test('every file that the recipes name exists', () => {
  expect(named.length).toBeGreaterThan(70);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'docs/how-to.md'])('%s names every kind of `npm run new`', (file) => {
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
