import { expect, test } from 'vitest';
import { moneyMoves, type CountedEntry } from '#domain/metrics/moneyMoves.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';

let number = 0;
function entry(kind: LedgerKind, thing: string | null, amount: number, more: Partial<CountedEntry> = {}): CountedEntry {
  number += 1;
  return {
    ...{
      id: String(number).padStart(4, '0'),
      kind,
      amount,
      chargeId: null,
      reverses: null,
      method: thing === null ? null : 'card',
    },
    externalId: thing === null ? null : `${thing}/${kind}`,
    occurredAt: new Date(number * 1_000),
    ...more,
  };
}
const told = (entries: readonly CountedEntry[]): readonly string[] =>
  moneyMoves(entries).map(({ way, collected, refunded, disputed }) => [way, collected, refunded, disputed].join(' '));

test('what came and stayed is collected; what is under way or failed is not', () => {
  expect(told([entry('charge_pending', 'a', 5), entry('charge_failed', 'b', 6)])).toEqual([]);
  expect(told([entry('charge_succeeded', 'c', 7, { method: 'us_bank_account' })])).toEqual(['us_bank_account 7 0 0']);
});

test('a refund that a bank sends back was never given; in whatever order that is told', () => {
  const refund = entry('refund_succeeded', 'r', 4);
  expect(told([refund])).toEqual(['card 0 4 0']);
  expect(told([refund, entry('refund_failed', 'r', 4)])).toEqual([]);
  expect(told([entry('refund_failed', 'r', 4), refund])).toEqual([]);
});

test('a dispute counts from when it began, until it is won', () => {
  const paid = entry('charge_succeeded', 'c', 9);
  const opened = entry('dispute_opened', 'd', 9);
  const [, move] = moneyMoves([paid, opened, entry('dispute_lost', 'd', 9)]);
  expect([move?.disputed, move?.at]).toEqual([9, opened.occurredAt]);
  expect(told([paid, opened, entry('dispute_won', 'd', 9)])).toEqual(['card 9 0 0']);
});

test('disputes take what refunds have left of their payment and no more, the earlier first', () => {
  const [paid, refund] = [entry('charge_succeeded', 'c', 9), entry('refund_succeeded', 'r', 4)];
  const [first, second] = [entry('dispute_opened', 'z', 3), entry('dispute_opened', 'd', 9)];
  expect(told([paid, second, refund, first])).toEqual(['card 9 0 0', 'card 0 4 0', 'card 0 0 3', 'card 0 0 2']);
  expect(told([paid, second, refund, first, entry('refund_failed', 'r', 4)])).toEqual([
    'card 9 0 0',
    'card 0 0 3',
    'card 0 0 6',
  ]);
  expect(told([paid, second, refund, first, entry('dispute_won', 'z', 3)])).toEqual([
    'card 9 0 0',
    'card 0 4 0',
    'card 0 0 5',
  ]);
  const other = entry('charge_succeeded', 'o', 9, { chargeId: 'another' });
  expect(told([other, first])).toEqual(['card 9 0 0', 'card 0 0 0']);
});

test('a check that is taken back was not collected, and a waiver brings nothing', () => {
  const check = entry('check', null, 3);
  expect(told([check, entry('cash', null, 2), entry('waiver', null, 8)])).toEqual(['check 3 0 0', 'cash 2 0 0']);
  expect(told([check, entry('removal', null, 3, { reverses: check.id })])).toEqual([]);
});
