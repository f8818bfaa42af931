import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readOptionsFile } from '#domain/template/readOptionsFile.ts';

const option = (name: string, numericValue: number | null = null) => ({ name, numericValue });

describe('a file of options', () => {
  test.each([
    ['Home\nShop\n', [option('Home'), option('Shop')]],
    ['Home\r\nShop', [option('Home'), option('Shop')]],
    ['\uFEFFname,value\nHome,1.5\nShop,\n', [option('Home', 1.5), option('Shop')]],
    ['"Home, sweet home",2\n"a ""quoted"" word"', [option('Home, sweet home', 2), option('a "quoted" word')]],
    ['"two\nlines",3', [option('two lines', 3)]],
    ['\n\nHome,,ignored\n , \n', [option('Home')]],
    ['Name', null],
    ['', null],
  ])('%j holds %j', (text, options) => {
    const read = readOptionsFile(text);
    expect(read.ok ? read.value : null).toEqual(options);
  });

  test.each([
    ['Home,many', { code: 'optionsLineInvalid', params: { line: 1 } }],
    ['name\nHome\n"x\ny",1\n,5', { code: 'optionsLineInvalid', params: { line: 5 } }],
    ['Home,1e300', { code: 'optionsLineInvalid', params: { line: 1 } }],
    ['"Home', { code: 'optionsFileUnreadable', params: {} }],
    ['Caf\uFFFD', { code: 'optionsFileUnreadable', params: {} }],
    ['\0\u0001MZ', { code: 'optionsFileUnreadable', params: {} }],
    ['"Home"x', { code: 'optionsFileUnreadable', params: {} }],
    [' \n,,\n', { code: 'optionsFileEmpty', params: {} }],
    ['x\n'.repeat(1_001), { code: 'optionsFileTooLong', params: { max: 1_000 } }],
  ])('%.20j is refused', (text, error) => {
    expect(readOptionsFile(text)).toEqual({ ok: false, error });
  });

  it('reads back what was written', () => {
    const name = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}y`);
    const value = fc.option(fc.integer({ min: -1000, max: 1000 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { minLength: 1 }), fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const text = rows.map(([cell, number]) => `"${cell.replaceAll('"', '""')}",${number ?? ''}`).join(end);
        const options = rows.map(([cell, number]) => option(cell.replace(/ +/g, ' '), number));
        expect(readOptionsFile(text)).toEqual({ ok: true, value: options });
      }),
    );
  });
});
