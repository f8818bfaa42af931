import { expect, test } from 'vitest';
import { computeOverpayment, type DatedEntry, type HeldMoney } from '#domain/payment/computeOverpayment.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';

const minute = (n: number): Date => new Date(Date.UTC(2026, 0, 1, 9, n));

/** Entries one minute apart: a kind, and the check or charge it belongs to. */
function entries(...told: readonly (readonly [LedgerKind, string, number, number?])[]): DatedEntry[] {
  return told.map(([kind, thing, amount, fees], index) => {
    const isOnline = /^(charge|refund|dispute)_/.test(kind);
    const name = kind.startsWith('charge_') ? thing : `${thing}-${kind.split('_')[0] ?? ''}`;
    return {
      ...{ id: `${thing}-${index}`, kind, amount, fees: fees ?? null, at: minute(index) },
      chargeId: isOnline ? thing : null,
      reverses: kind === 'removal' || kind === 'waiver_removed' ? thing : null,
      externalId: isOnline ? `${name}/${kind}` : null,
    };
  });
}

const fixed = (cents: number, held: readonly DatedEntry[], endedAt: Date | null = null): HeldMoney => ({
  owed: { cents, isCalculable: true },
  endedAt,
  entries: held,
});

test.each<[string, HeldMoney]>([
  ['nothing was paid', fixed(50, [])],
  ['less was paid than is owed', fixed(50, entries(['check', 'a', 20]))],
  [
    'a check and a charge add up to what is owed',
    fixed(50, entries(['check', 'a', 20], ['charge_succeeded', 'c', 30])),
  ],
  ['the payer also paid the fees', fixed(50, entries(['charge_succeeded', 'c', 53, 3]))],
  ['the second charge is still pending', fixed(50, entries(['check', 'a', 50], ['charge_pending', 'c', 50]))],
  [
    'the check was removed',
    fixed(50, entries(['check', 'a', 50], ['charge_succeeded', 'c', 50], ['removal', 'a-0', 50])),
  ],
  [
    'the second charge is being refunded',
    fixed(50, entries(['check', 'a', 50], ['charge_succeeded', 'c', 50], ['refund_pending', 'c', 50])),
  ],
  ['staff accepted a check after a waiver', fixed(50, entries(['waiver', 'w', 50], ['check', 'a', 50]))],
  [
    'a part was paid online before the rest was waived',
    fixed(50, entries(['charge_succeeded', 'c', 30], ['waiver', 'w', 50])),
  ],
  ['it was paid before the request was canceled', fixed(50, entries(['cash', 'a', 50]), minute(5))],
  [
    'a formula has no value',
    {
      owed: { cents: null, isCalculable: false },
      endedAt: null,
      entries: entries(['check', 'a', 50], ['cash', 'b', 50]),
    },
  ],
  [
    'the payer decides and paid once',
    { owed: { cents: null, isCalculable: true }, endedAt: null, entries: entries(['charge_succeeded', 'c', 5_000]) },
  ],
])('finds no overpayment when %s', (_case, money) => {
  expect(computeOverpayment(money)).toBeNull();
});

test.each<[string, HeldMoney, number, { chargeId: string; amount: number } | null]>([
  [
    'a charge succeeded after a check was recorded: refund the charge with its fees',
    fixed(50, entries(['check', 'a', 50], ['charge_succeeded', 'c', 53, 3])),
    50,
    { chargeId: 'c', amount: 53 },
  ],
  [
    'two charges succeeded: refund the later one',
    fixed(50, entries(['charge_succeeded', 'c', 50], ['charge_succeeded', 'd', 50])),
    50,
    { chargeId: 'd', amount: 50 },
  ],
  [
    'the price was reduced: refund the difference',
    fixed(30, entries(['charge_succeeded', 'c', 50])),
    20,
    { chargeId: 'c', amount: 20 },
  ],
  ['the price was reduced after a check was accepted', fixed(30, entries(['check', 'a', 50])), 20, null],
  [
    'a charge succeeded after a waiver',
    fixed(50, entries(['waiver', 'w', 50], ['charge_succeeded', 'c', 50])),
    50,
    { chargeId: 'c', amount: 50 },
  ],
  [
    'a charge succeeded after the request was canceled',
    fixed(50, entries(['charge_succeeded', 'c', 50]), minute(-1)),
    50,
    { chargeId: 'c', amount: 50 },
  ],
  [
    'the payer decides and paid twice',
    {
      owed: { cents: null, isCalculable: true },
      endedAt: null,
      entries: entries(['charge_succeeded', 'c', 70], ['cash', 'a', 20]),
    },
    20,
    { chargeId: 'c', amount: 20 },
  ],
  [
    'a refund of it failed',
    fixed(
      50,
      entries(
        ['check', 'a', 50],
        ['charge_succeeded', 'c', 50],
        ['refund_pending', 'c', 50],
        ['refund_failed', 'c', 50],
      ),
    ),
    50,
    { chargeId: 'c', amount: 50 },
  ],
])('finds an overpayment when %s', (_case, money, amount, refund) => {
  expect(computeOverpayment(money)).toMatchObject({ amount, refund });
});
