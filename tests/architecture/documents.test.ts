import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';

const skipped = new Set(['node_modules', 'dist', 'releases', 'pictures']);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inner = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [inner];
    return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(inner);
  });
}

const files = filesIn('.');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
];

/** Every text between backticks, with its document. */
const said = documents.flatMap((document) =>
  [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => ({ document, text })),
);

/** Written by a test run and not committed. */
const madeFiles = new Set(['test-results/seconds.json']);

test('docs name only files that exist', () => {
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))));
  const named = said.filter(({ text }) => /^[\w.-][\w./-]*\.(tsx?|mjs|css|prisma|sql|txt|md|json|graphql)$/.test(text));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ text }) => !ends.has(text) && !madeFiles.has(text))).toEqual([]);
});

/** Names that aren't ours: a naming pattern, and a browser API. */
const otherNames = new Set(['verbNoun', 'execCommand']);

test('docs name only functions, columns, and types that exist', () => {
  const sources = files.filter((file) => /\.(tsx?|mjs|css|prisma|sql|graphql|json)$/.test(file));
  const words = new Set(
    sources.flatMap((file) => [...file.split(/[/.]/), ...(read(file).match(/[A-Za-z_]\w*/g) ?? [])]),
  );
  const named = said.flatMap(({ document, text }) =>
    (text.match(/\b(?:[a-z]+[A-Z]|[A-Z]\w*[a-z][A-Z])\w*/g) ?? []).map((word) => ({ document, word })),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ word }) => !words.has(word) && !otherNames.has(word))).toEqual([]);
});
