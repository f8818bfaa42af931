import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tallyRanges, tallyStarts, type TallyRange } from '#domain/metrics/tallyRanges.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const said = (ranges: readonly TallyRange[]): readonly string[] =>
  ranges
    .toSorted((a, b) => (a.from?.getTime() ?? 0) - (b.from?.getTime() ?? 0))
    .map(({ grain, from, until }) =>
      [grain, ...[from, until].map((end) => end?.toISOString().slice(0, 16) ?? '…')].join(' '),
    );

describe('a period', () => {
  test('is composed of quarter hours, days, and months', () => {
    expect(said(tallyRanges({ from: at('2026-01-30T08:00'), until: at('2026-04-02T07:00') }))).toEqual([
      'quarter 2026-01-30T08:00 2026-01-31T00:00',
      'day 2026-01-31T00:00 2026-02-01T00:00',
      'month 2026-02-01T00:00 2026-04-01T00:00',
      'day 2026-04-01T00:00 2026-04-02T00:00',
      'quarter 2026-04-02T00:00 2026-04-02T07:00',
    ]);
  });

  test('within one day only uses quarter hours', () => {
    expect(said(tallyRanges({ from: at('2026-01-30T08:00'), until: at('2026-01-31T08:00') }))).toEqual([
      'quarter 2026-01-30T08:00 2026-01-31T08:00',
    ]);
  });

  test('without ends only uses months', () => {
    expect(said(tallyRanges({ from: null, until: null }))).toEqual(['month … …']);
    expect(said(tallyRanges({ from: null, until: at('2026-01-30T08:00') }))).toEqual([
      'month … 2026-01-01T00:00',
      'day 2026-01-01T00:00 2026-01-30T00:00',
      'quarter 2026-01-30T00:00 2026-01-30T08:00',
    ]);
  });

  test('that ends before it starts is empty', () => {
    expect(tallyRanges({ from: at('2026-01-30T08:00'), until: at('2026-01-30T08:00') })).toEqual([]);
  });

  test('counts each time within it once, and none outside', () => {
    const quarter = fc.integer({ min: 0, max: 40_000 }).map((number) => new Date(number * 15 * 60_000));
    fc.assert(
      fc.property(fc.option(quarter), fc.option(quarter), quarter, (from, until, moment) => {
        const isWithin = (from === null || moment >= from) && (until === null || moment < until);
        const counted = tallyRanges({ from, until }).filter(({ grain, ...range }) => {
          const start = tallyStarts(moment)[grain];
          return (range.from === null || start >= range.from) && (range.until === null || start < range.until);
        });
        expect(counted).toHaveLength(isWithin ? 1 : 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
