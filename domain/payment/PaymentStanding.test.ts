import { describe, expect, test } from 'vitest';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';
import { isRefundedByStaff, isOwed } from '#domain/payment/PaymentStanding.ts';

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

describe('a due payment counts as refunded and not owed', () => {
  test.each<[string, number | null, LedgerEntry[], boolean]>([
    ['once staff refunded it', 1000, [paid, back], true],
    ['where the payer decided the amount', null, [paid, back], true],
    ['where the refund event arrived first', 1000, [back, paid], true],
    ['where a card is declined on a second payment', 1000, [paid, back, again('charge_failed')], true],
    ['where cash was recorded by mistake before', 1000, [cash('a'), removed('a'), paid, back], true],
    ['where a part was paid in cash since', 1000, [paid, back, cash('b', 400)], true],
    ['where another partial payment remains', 1000, [cash('c', 400), entry('charge_succeeded', 600), back], true],
    ['where the amount has risen since', 1500, [paid, back], true],
    ['but not before anything was paid', 1000, [], false],
    ['but not where it is paid', 1000, [paid], false],
    ['but not where it was paid in cash since', 1000, [paid, back, cash('d')], false],
    ['but not where that cash payment was removed', 1000, [paid, back, cash('e'), removed('e')], false],
    ['but not where a later debit failed', 1000, [paid, back, again('charge_pending'), again('charge_failed')], false],
    ['but not where a dispute was lost', 1000, [paid, entry('dispute_opened'), entry('dispute_lost')], false],
    ['but not where the amount has risen and nothing was refunded', 1500, [paid], false],
  ])('%s', (_name, owed, entries, expected) => {
    expect(isRefundedByStaff(owed, entries)).toBe(expected);
  });

  test('owes only what is due and was not refunded by staff', () => {
    expect(isOwed({ status: 'due', isGivenBack: false })).toBe(true);
    expect(isOwed({ status: 'due', isGivenBack: true })).toBe(false);
    expect(isOwed({ status: 'processing', isGivenBack: false })).toBe(false);
  });
});
