import { describe, expect, test } from 'vitest';
import { isGivenBack, isOwed } from '#domain/payment/givenBack.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';

let count = 0;
function entry(kind: LedgerKind, amount = 1000, over: Partial<LedgerEntry> = {}): LedgerEntry {
  count += 1;
  const isOnline = /^(charge|refund|dispute)_/.test(kind);
  return {
    ...{ id: `e${count}`, kind, amount, reverses: null, chargeId: isOnline ? 'c1' : null },
    externalId: isOnline ? `${over.chargeId ?? 'c1'}${kind.split('_')[0]}/${kind}` : null,
    ...over,
  };
}

const paid = entry('charge_succeeded');
const back = entry('refund_succeeded');
const cash = (id: string, amount = 1000): LedgerEntry => entry('cash', amount, { id });
const removed = (reverses: string): LedgerEntry => entry('removal', 0, { reverses });
const again = (kind: LedgerKind): LedgerEntry => entry(kind, 1000, { chargeId: 'c2' });

describe('what is due is given back, and not owed,', () => {
  test.each<[string, number | null, LedgerEntry[], boolean]>([
    ['once staff refunded it', 1000, [paid, back], true],
    ['where the payer decided the amount', null, [paid, back], true],
    ['where the refund was heard of first', 1000, [back, paid], true],
    ['where a card is refused when it is paid again', 1000, [paid, back, again('charge_failed')], true],
    ['where cash was entered by mistake before', 1000, [cash('a'), removed('a'), paid, back], true],
    ['where a part of it is handed over since', 1000, [paid, back, cash('b', 400)], true],
    ['where what came beside it stays', 1000, [cash('c', 400), entry('charge_succeeded', 600), back], true],
    ['where the amount has risen since', 1500, [paid, back], true],
    ['but not before anything came', 1000, [], false],
    ['but not where it is paid', 1000, [paid], false],
    ['but not where it was handed over since', 1000, [paid, back, cash('d')], false],
    ['but not where that cash is taken back', 1000, [paid, back, cash('e'), removed('e')], false],
    ['but not where a debit fails since', 1000, [paid, back, again('charge_pending'), again('charge_failed')], false],
    ['but not where a bank took it', 1000, [paid, entry('dispute_opened'), entry('dispute_lost')], false],
    ['but not where the amount has risen and nothing went back', 1500, [paid], false],
  ])('%s', (_name, owed, entries, expected) => {
    expect(isGivenBack(owed, entries)).toBe(expected);
  });

  test('so that only what is due and not given back is owed', () => {
    expect(isOwed({ status: 'due', isGivenBack: false })).toBe(true);
    expect(isOwed({ status: 'due', isGivenBack: true })).toBe(false);
    expect(isOwed({ status: 'processing', isGivenBack: false })).toBe(false);
  });
});
