import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { iconNames } from '#messages/shell/iconNames.ts';

const web = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(web, file), 'utf8');
// files in `public` are served as they are, for pages that work without the product's styles
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('public/'))
  .toSorted();

const tokens = new Set([...read('ui/tokens.css').matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));

describe.each(sheets.filter((file) => file !== 'ui/tokens.css'))('%s', (file) => {
  const sheet = read(file).replace(/\/\*.*?\*\//gs, '');

  it('takes every color from the tokens', () => {
    expect(sheet.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\([^)]*\)/gi) ?? []).toEqual([]);
  });

  it('takes every font size and shadow from the tokens', () => {
    const sizes = [...sheet.matchAll(/(?:font-size|box-shadow): ([^;]+);/g)].map(([, value]) => value!);
    expect(sizes.filter((value) => !/var\(|inherit|none|11pt/.test(value))).toEqual([]);
  });

  it('uses only variables that exist', () => {
    const own = new Set([...sheet.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
    const used = [...sheet.matchAll(/var\((--[a-z0-9-]+)(,?)/g)].filter(([, , hasOther]) => hasOther === '');
    expect(used.map(([, name]) => name).filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });
});

test('icon names match the symbols in icons.svg', () => {
  const drawn = [...read('ui/icons.svg').matchAll(/<symbol id="([a-z-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
