import { describe, expect, test } from 'vitest';
import { daysOfMonth, monthOf, monthTotals, recentMonths, type MonthLine } from '#domain/payment/monthReport.ts';

const line = (part: Partial<MonthLine>): MonthLine => ({
  ...{
    formId: 'form',
    formName: 'Permit',
    way: 'card',
    collected: 0,
    refunded: 0,
    disputed: 0,
    providerFee: 0,
    platformFee: 0,
  },
  ...part,
});

describe('a month', () => {
  test('closes with the opening balance plus net income minus payouts, and lists cash and checks separately', () => {
    const lines = [
      line({ collected: 10_000, refunded: 2_500, providerFee: 240, platformFee: 155 }),
      line({ way: 'us_bank_account', collected: 5_000, disputed: 5_000, providerFee: 40 }),
      line({ way: 'cash', collected: 700 }),
    ];
    const payouts = [
      { amount: 3_000, status: 'paid' },
      { amount: 9_000, status: 'failed' },
    ];
    expect(monthTotals(lines, payouts, 1_000)).toMatchObject({
      net: 7_065,
      paidOut: 3_000,
      closing: 5_065,
      byHand: 700,
    });
  });

  test.each([
    ['2026-11', '2026-11'],
    [' 2026-02 ', '2026-02'],
    ['2026-13', null],
    ['11/2026', null],
    ['', null],
    [null, null],
  ])('is parsed as in URLs: %s', (text, month) => {
    expect(monthOf(text)).toBe(month);
  });

  test('ends where the next starts, including at the end of a year', () => {
    expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
    expect(daysOfMonth('2026-09')).toEqual({ first: '2026-09-01', next: '2026-10-01' });
    expect(recentMonths('2026-02-14', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  });
});
