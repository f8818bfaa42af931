import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '#tests/architecture/sources.ts';

/**
 * So that you can find a file by the name of what it exports. A file with one export has its name; a file with several
 * equal ones is named for what they have in common. Tasks have the names in the catalog.
 */
const declared = /^export (?:async )?(?:abstract )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const listed = /^export (type )?\{([^}]*)\}/gm;

function exportsOf(text: string): { readonly values: string[]; readonly types: string[] } {
  const values: string[] = [];
  const types: string[] = [];
  for (const [, kind = '', name = ''] of text.matchAll(declared)) {
    (kind === 'interface' || kind === 'type' ? types : values).push(name);
  }
  for (const [, isType, names = ''] of text.matchAll(listed)) {
    const given = names.split(',').map((each) => each.trim().split(' as ').at(-1) ?? '');
    (isType === undefined ? values : types).push(...given.filter((name) => name !== ''));
  }
  return { values, types };
}

/** The export that the file is named after, or null if there are several candidates. */
function mainExport(text: string, base: string): string | null {
  const { values, types } = exportsOf(text);
  // a type with related values, such as a form's limits or a scanner's error
  if (types.includes(base)) return base;
  const [only, another] = values.length === 0 ? types : values;
  return only === undefined || another !== undefined ? null : only;
}

test('a file with one main export has its name', () => {
  const files = sourceFiles().filter(({ path: file }) => !/\.test\.tsx?$|\.d\.ts$|^workers\/tasks\//.test(file));
  const wrong = files.flatMap(({ path: file, text }) => {
    const base = path.basename(file).replace(/\.(ts|tsx|mjs)$/, '');
    const main = mainExport(text, base);
    return main === null || main === base ? [] : [`${file} exports ${main}`];
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

describe('the main export of', () => {
  test.each([
    ['export const a = 1;', 'b', 'a'],
    ['export async function load() {}', 'other', 'load'],
    ['export class Hub {}\nexport interface Options {}', 'hub', 'Hub'],
    ['export interface Options {}', 'x', 'Options'],
    ['export { a, b as c };', 'x', null],
    ["export type { Seen } from './x.ts';", 'x', 'Seen'],
    ['export const limits = 1;\nexport interface PdfForm {}', 'PdfForm', 'PdfForm'],
    ['export const a = 1;\nexport const b = 1;', 'x', null],
  ])('%s', (text, base, main) => expect(mainExport(text, base)).toBe(main));
});
