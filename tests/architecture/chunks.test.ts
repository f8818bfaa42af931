import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';

/** All names that a pattern matches: `a/(b|(un)?c)` is `a/b`, `a/c`, and `a/unc`. */
function alternatives(pattern: string): string[] {
  const from = pattern.indexOf('(');
  if (from < 0) return [pattern];
  let to = from;
  let depth = 0;
  const cuts = [from];
  do {
    const sign = pattern[to];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && sign === '|')) cuts.push(to);
    to += 1;
  } while (depth > 0);
  const isOptional = pattern[to] === '?';
  const inner = cuts.slice(1).map((cut, place) => pattern.slice((cuts[place] ?? 0) + 1, cut));
  const rest = alternatives(pattern.slice(isOptional ? to + 1 : to));
  const ways = [...inner.flatMap(alternatives), ...(isOptional ? [''] : [])];
  return ways.flatMap((way) => rest.map((end) => pattern.slice(0, from) + way + end));
}

test('expands a pattern into all its names', () => {
  expect(alternatives('a/(b|(un)?c)/d')).toEqual(['a/b/d', 'a/unc/d', 'a/c/d']);
});

test('every name in the list of answer modules in vite.config.ts is a file', () => {
  const config = readFileSync(path.join(root, 'vite.config.ts'), 'utf8');
  const list = /const answers = \[\n([\s\S]*?)\n\];/.exec(config)?.[1] ?? '';
  const names = [...list.matchAll(/'([^']+)'/g)].flatMap(([, pattern = '']) =>
    alternatives(pattern.replaceAll('\\\\', '\\')),
  );
  const files = ['domain', 'messages', 'web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  expect(names.length).toBeGreaterThan(30);
  const unknown = names.filter((name) => {
    const pattern = new RegExp(`(^|/)${name}\\.`);
    return !files.some((file) => pattern.test(file));
  });
  expect(unknown).toEqual([]);
});
