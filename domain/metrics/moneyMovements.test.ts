import { expect, test } from 'vitest';
import { moneyMovements, type CountedEntry } from '#domain/metrics/moneyMovements.ts';
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
  moneyMovements(entries).map(({ way, collected, refunded, disputed }) =>
    [way, collected, refunded, disputed].join(' '),
  );

test('counts succeeded charges as collected, but not pending or failed ones', () => {
  expect(told([entry('charge_pending', 'a', 5), entry('charge_failed', 'b', 6)])).toEqual([]);
  expect(told([entry('charge_succeeded', 'c', 7, { method: 'us_bank_account' })])).toEqual(['us_bank_account 7 0 0']);
});

test('ignores a refund the bank returned, in any order of events', () => {
  const refund = entry('refund_succeeded', 'r', 4);
  expect(told([refund])).toEqual(['card 0 4 0']);
  expect(told([refund, entry('refund_failed', 'r', 4)])).toEqual([]);
  expect(told([entry('refund_failed', 'r', 4), refund])).toEqual([]);
});

test('counts a dispute from its start unless it is won', () => {
  const paid = entry('charge_succeeded', 'c', 9);
  const opened = entry('dispute_opened', 'd', 9);
  const [, move] = moneyMovements([paid, opened, entry('dispute_lost', 'd', 9)]);
  expect([move?.disputed, move?.at]).toEqual([9, opened.occurredAt]);
  expect(told([paid, opened, entry('dispute_won', 'd', 9)])).toEqual(['card 9 0 0']);
});

test('limits disputes to what refunds leave of the payment, earlier disputes first', () => {
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

test('ignores removed checks and waivers', () => {
  const check = entry('check', null, 3);
  expect(told([check, entry('cash', null, 2), entry('waiver', null, 8)])).toEqual(['check 3 0 0', 'cash 2 0 0']);
  expect(told([check, entry('removal', null, 3, { reverses: check.id })])).toEqual([]);
});
