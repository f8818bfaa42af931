import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

const decisions = readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4));
const scripts = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).map((file) => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
/** Each place in code that cites a decision by its number. */
const cited = [...sourceFiles(), ...scripts]
  .filter((file) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bdecisions?[/ ](\d{4})\b/gi)].map(([, number = '']) => ({ number, file })),
  );

test('code that follows a decision cites it', () => {
  const named = new Set(cited.map(({ number }) => number));
  expect(decisions.filter((number) => !named.has(number))).toEqual([]);
});

test('code cites only decisions that exist', () => {
  expect(cited.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});

test('every decision has its own number', () => {
  expect(new Set(decisions).size).toBe(decisions.length);
});
