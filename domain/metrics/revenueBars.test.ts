import { expect, test } from 'vitest';
import { revenueBars } from '#domain/metrics/revenueBars.ts';

test.each([
  ['2026-11-01', '2026-11-01', 'day', 1, '2026-11-01', '2026-11-01'],
  ['2026-01-15', '2026-02-14', 'day', 31, '2026-01-15', '2026-02-14'],
  ['2026-01-15', '2026-02-15', 'month', 2, '2026-01-15', '2026-02-15'],
  ['2025-01-31', '2026-12-31', 'month', 24, '2025-01-31', '2026-12-31'],
  ['2024-12-31', '2026-12-31', 'year', 3, '2024-12-31', '2026-12-31'],
  ['1900-01-01', '2026-12-31', 'year', 31, '1996-01-01', '2026-12-31'],
])('from %s to %s has one bar per %s: %i of them', (from, to, unit, count, first, last) => {
  const bars = revenueBars({ from, to });
  expect([bars.length, bars[0]?.unit, bars[0]?.from, bars.at(-1)?.to]).toEqual([count, unit, first, last]);
});

test('has bars without gaps, and none for a period that ends before it starts', () => {
  expect(revenueBars({ from: '2026-01-20', to: '2026-03-02' })).toEqual([
    { unit: 'month', from: '2026-01-20', to: '2026-01-31' },
    { unit: 'month', from: '2026-02-01', to: '2026-02-28' },
    { unit: 'month', from: '2026-03-01', to: '2026-03-02' },
  ]);
  expect(revenueBars({ from: '2026-02-02', to: '2026-02-01' })).toEqual([]);
});
