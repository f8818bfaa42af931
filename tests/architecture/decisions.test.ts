import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

const decisions = readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4));
/** Each place in code that names a decision, by its number. */
const scripts = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).map((file) => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const cited = [...sourceFiles(), ...scripts]
  .filter((file) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bdecisions?[/ ](\d{4})\b/gi)].map(([, number = '']) => ({ number, file })),
  );

test('every decision is named where code follows it', () => {
  const named = new Set(cited.map(({ number }) => number));
  expect(decisions.filter((number) => !named.has(number))).toEqual([]);
});

test('code names no decision that is not there', () => {
  expect(cited.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});

test('no number is given twice', () => {
  expect(new Set(decisions).size).toBe(decisions.length);
});
