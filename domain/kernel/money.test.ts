import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAmount, formatUsd, maxAmount, parseMoney, shareOf } from '#domain/kernel/money.ts';

describe('a typed amount is parsed as cents', () => {
  test.each([
    ['0', 0],
    ['12', 1200],
    ['12.', 1200],
    ['12.5', 1250],
    ['12.34', 1234],
    ['.5', 50],
    ['  7.00 ', 700],
    ['$1,234.56', 123456],
    ['$ 5', 500],
    ['-3.10', -310],
    ['-$3', -300],
    ['$-3', -300],
    ['25$', 2500],
    ['25.00 $', 2500],
    ['$$25', 2500],
    ['-0', 0],
    ['1,234,567', 123456700],
    ['99999999.99', maxAmount],
  ])('%j is %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test.each([
    '',
    ' ',
    '.',
    '$',
    '-',
    'abc',
    '1.234',
    '1,23',
    '12,34,567',
    '1e3',
    '0x10',
    '1 2',
    '--1',
    '١٢',
    'NaN',
    '9'.repeat(30),
  ])('%j is not an amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('parses back every amount it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxAmount, max: maxAmount }), (cents) => {
        expect(parseMoney(formatAmount(cents))).toBe(cents);
        expect(parseMoney(formatUsd(cents))).toBe(cents);
      }),
    );
  });
});

it('formats dollars', () => {
  expect(formatUsd(123456)).toBe('$1,234.56');
  expect(formatUsd(-5)).toBe('-$0.05');
  expect(formatAmount(5)).toBe('0.05');
  expect(formatAmount(-123456)).toBe('-1234.56');
});

describe('a share of an amount', () => {
  it('is exact, rounded half up, for every amount and rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }), fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const exact = new Decimal(amount).times(rate).dividedBy(1_000_000);
        expect(shareOf(amount, rate)).toBe(exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
      }),
      { numRuns: 10_000 },
    );
  });

  it('rounds half a cent up', () => {
    expect(shareOf(25, 20_000)).toBe(1);
    expect(shareOf(24, 20_000)).toBe(0);
  });

  it('rejects negative amounts and fractions of a cent', () => {
    expect(() => shareOf(-1, 1)).toThrow(RangeError);
    expect(() => shareOf(0.5, 1)).toThrow(RangeError);
  });
});
