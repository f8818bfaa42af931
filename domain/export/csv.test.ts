import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvField, csvLine } from '#domain/export/csv.ts';
import { formulas } from '#tests/support/formulas.ts';

test.each(formulas)('%j is not a formula in a spreadsheet', (text) => {
  expect(csvField(text).replace(/^"/, '')).toMatch(/^'/);
});

it('reads back unchanged, except for the escape of formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (texts) => {
      const [read = []] = parse(csvLine(texts), { record_delimiter: '\r\n', relax_quotes: false }) as string[][];
      expect(read.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
    }),
  );
});

describe('a number, date, or empty cell', () => {
  test.each([
    [{ number: -5 }, '-5'],
    [{ number: 0.5 }, '0.5'],
    [{ cents: -1_205 }, '-12.05'],
    [{ cents: 100_000_000 }, '1000000.00'],
    [{ date: '2026-02-28' }, '2026-02-28'],
    [{ clock: '2026-02-28T14:05' }, '2026-02-28 14:05'],
    [null, ''],
  ])('%j is written as is', (cell, text) => expect(csvField(cell)).toBe(text));
});
