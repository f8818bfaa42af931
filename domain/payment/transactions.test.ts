import { expect, test } from 'vitest';
import { financePeriod } from '#domain/payment/financePeriod.ts';
import { signedAmount, transactionState, type ListedEntry } from '#domain/payment/transactions.ts';

const entry = (part: Partial<ListedEntry>): ListedEntry => ({
  kind: 'charge_succeeded',
  amount: 1_050,
  isTakenBack: false,
  verdict: null,
  share: null,
  ...part,
});

test.each<[string, Partial<ListedEntry>, string, number]>([
  ['a payment', {}, 'stands', 1_050],
  ['a refund', { kind: 'refund_succeeded' }, 'stands', -1_050],
  ['a refund the bank returned', { kind: 'refund_succeeded', isTakenBack: true }, 'returned', 0],
  ['a dispute', { kind: 'dispute_opened' }, 'open', -1_050],
  ['a dispute that was won', { kind: 'dispute_opened', verdict: 'won' }, 'won', 0],
  ['a dispute that was lost', { kind: 'dispute_opened', verdict: 'lost' }, 'lost', -1_050],
  ['a dispute lost immediately', { kind: 'dispute_lost', verdict: 'lost' }, 'lost', -1_050],
  ['a dispute of a partly refunded payment', { kind: 'dispute_lost', verdict: 'lost', share: 50 }, 'lost', -50],
  ['a check', { kind: 'check' }, 'stands', 1_050],
  ['a removed cash payment', { kind: 'cash', isTakenBack: true }, 'removed', 0],
])('%s', (_what, part, state, cents) => {
  expect([transactionState(entry(part)), signedAmount(entry(part))]).toEqual([state, cents]);
});

test.each<[string | null, string | null, object]>([
  [null, null, { from: '2026-02-28', to: '2026-03-31' }],
  ['', ' ', { from: '2026-02-28', to: '2026-03-31' }],
  ['1/2/2026', '1-31-2026', { from: '2026-01-02', to: '2026-01-31' }],
  [null, '2026-1-5', { from: '2025-12-05', to: '2026-01-05' }],
  ['2026-03-31', null, { from: '2026-03-31', to: '2026-03-31' }],
])('from %s to %s', (from, to, period) => {
  expect(financePeriod({ from, to }, '2026-03-31')).toEqual({ ok: true, value: period });
});

test('rejects invalid days and an end before the start, each with its path', () => {
  const wrong = financePeriod({ from: '2026-02-30', to: 'soon' }, '2026-03-31');
  expect(wrong).toEqual({
    ok: false,
    error: [
      { path: 'startDate', code: 'mustBeDate' },
      { path: 'endDate', code: 'mustBeDate' },
    ],
  });
  expect(financePeriod({ from: '2026-04-01', to: null }, '2026-03-31')).toEqual({
    ok: false,
    error: [{ path: 'endDate', code: 'mustEndAfterStart' }],
  });
});
