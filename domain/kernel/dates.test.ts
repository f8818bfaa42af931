import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addPeriod,
  daysBetween,
  isCalendarDate,
  isAcceptableDate,
  laterDate,
  parseDateInput,
  subtractPeriod,
} from '#domain/kernel/dates.ts';

describe('a typed date', () => {
  test.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-3-5', '2026-03-05'],
    ['3/5/2026', '2026-03-05'],
    ['03/05/2026', '2026-03-05'],
    ['3-5-2026', '2026-03-05'],
    [' 12/31/1999 ', '1999-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
  ])('%j is parsed', (text, date) => {
    expect(parseDateInput(text)).toBe(date);
  });

  test.each([
    '',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '3/5-2026',
    '5.3.2026',
    '26-3-5',
    '2026/3/5',
    '2026-03-05T00:00',
    'tomorrow',
  ])('%j is not a date', (text) => {
    expect(parseDateInput(text)).toBeNull();
  });

  it('is canonical only as yyyy-MM-dd', () => {
    expect(isCalendarDate('2026-03-05')).toBe(true);
    expect(isCalendarDate('2026-3-5')).toBe(false);
    expect(isCalendarDate('2026-02-30')).toBe(false);
  });
});

describe('calendar arithmetic', () => {
  test.each([
    ['2026-01-31', { value: 1, unit: 'months' }, '2026-02-28'],
    ['2024-01-31', { value: 1, unit: 'months' }, '2024-02-29'],
    ['2024-02-29', { value: 1, unit: 'years' }, '2025-02-28'],
    ['2025-12-15', { value: 2, unit: 'months' }, '2026-02-15'],
    ['2026-03-08', { value: 1, unit: 'days' }, '2026-03-09'],
    ['2026-12-31', { value: 1, unit: 'days' }, '2027-01-01'],
    ['2026-03-01', { value: 2, unit: 'weeks' }, '2026-03-15'],
    ['2026-03-31', { value: -1, unit: 'months' }, '2026-02-28'],
    ['0099-12-31', { value: 1, unit: 'days' }, '0100-01-01'],
  ] as const)('%s plus %j is %s', (date, period, expected) => {
    expect(addPeriod(date, period)).toBe(expected);
  });

  const anyDate = fc
    .integer({ min: 0, max: 400_000 })
    .map((days) => addPeriod('1900-01-01', { value: days, unit: 'days' }));

  it('counts the days it adds', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -10_000, max: 10_000 }), (date, days) => {
        const other = addPeriod(date, { value: days, unit: 'days' });
        expect(daysBetween(date, other)).toBe(days);
        expect(subtractPeriod(other, { value: days, unit: 'days' })).toBe(date);
        expect(laterDate(date, other)).toBe(days > 0 ? other : date);
      }),
    );
  });

  it('stays on the same day of the month or moves to its last day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 600 }), (date, months) => {
        const later = addPeriod(date, { value: months, unit: 'months' });
        const followingDay = addPeriod(later, { value: 1, unit: 'days' });
        expect(later.slice(8) === date.slice(8) || followingDay.endsWith('-01')).toBe(true);
        expect(isCalendarDate(later)).toBe(true);
      }),
    );
  });
});

it('accepts issue and expiration dates up to 1,000 years ahead', () => {
  expect(isAcceptableDate('3026-03-05', '2026-03-05')).toBe(true);
  expect(isAcceptableDate('3026-03-06', '2026-03-05')).toBe(false);
});
