import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvField, csvLine } from '#domain/audit/csv.ts';

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x.example")', '＝1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(csvField(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('comes back as it was, but for the sign that keeps a formula from being one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (texts) => {
      const [read = []] = parse(csvLine(texts), { record_delimiter: '\r\n', relax_quotes: false }) as string[][];
      expect(read.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
    }),
  );
});
