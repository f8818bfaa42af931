import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  findReversible,
  exceedsOutstanding,
  receiveRefusal,
  unwaiveRefusal,
  waiveRefusal,
} from '#domain/payment/cashAndCheckPayments.ts';
import { ledgerKinds, type LedgerEntry, type LedgerKind } from '#domain/payment/ledger.ts';
import { paymentState, paymentStatuses, type PaymentStatus } from '#domain/payment/paymentStatus.ts';

let count = 0;
const entry = (kind: LedgerKind, over: Partial<LedgerEntry> = {}): LedgerEntry => {
  count += 1;
  const isOnline = /^(charge|refund|dispute)_/.test(kind);
  return {
    id: `e${count}`,
    kind,
    chargeId: isOnline ? 'c1' : null,
    amount: 1000,
    reverses: null,
    externalId: isOnline ? `x${kind.split('_')[0]}/${kind}` : null,
    ...over,
  };
};

const check = entry('check', { id: 'check', amount: 800 });
const waiver = entry('waiver', { id: 'waiver', amount: 0 });

describe('a payment', () => {
  test.each<[string, number | null, LedgerEntry[], PaymentStatus, Partial<ReturnType<typeof paymentState>>]>([
    ['is due when nothing was paid', 1000, [], 'due', { received: 0, outstanding: 1000, paidBy: null }],
    ['is not required when nothing is owed', 0, [], 'notRequired', { outstanding: 0 }],
    ['is due when the payer decides', null, [], 'due', { outstanding: null }],
    [
      'is processing while a charge is pending',
      1000,
      [entry('charge_pending')],
      'processing',
      { received: 0, isPending: true },
    ],
    [
      'is paid by a charge',
      1000,
      [entry('charge_succeeded')],
      'paid',
      { received: 1000, outstanding: 0, paidBy: 'creditcard' },
    ],
    ['is due after a failed charge', 1000, [entry('charge_failed')], 'due', {}],
    ['is due after a refund', 1000, [entry('charge_succeeded'), entry('refund_succeeded')], 'due', { received: 0 }],
    [
      'is paid in cash after a partial refund and a lost dispute',
      1000,
      [
        entry('charge_succeeded'),
        entry('refund_succeeded', { amount: 250 }),
        entry('dispute_lost'),
        entry('cash', { amount: 1000 }),
      ],
      'paid',
      { received: 1000, byHand: 1000, outstanding: 0, paidBy: 'cash' },
    ],
    [
      'is processing while a refund is pending',
      1000,
      [entry('charge_succeeded'), entry('refund_pending')],
      'processing',
      { received: 1000, isPending: false },
    ],
    [
      'stays paid during a partial refund',
      1000,
      [entry('charge_succeeded'), entry('refund_pending', { amount: 100 })],
      'paid',
      { received: 1000, outstanding: 0 },
    ],
    [
      'stays paid after a failed refund',
      1000,
      [entry('charge_succeeded'), entry('refund_failed')],
      'paid',
      { received: 1000 },
    ],
    [
      'is processing during a dispute',
      1000,
      [entry('charge_succeeded'), entry('dispute_opened')],
      'processing',
      { received: 0, isPending: false },
    ],
    [
      'is paid after a won dispute',
      1000,
      [entry('charge_succeeded'), entry('dispute_won')],
      'paid',
      { received: 1000 },
    ],
    [
      'is due after a lost dispute',
      1000,
      [entry('charge_succeeded'), entry('dispute_lost')],
      'due',
      { received: 0, outstanding: 1000 },
    ],
    [
      'is due for the rest after a smaller check',
      1000,
      [check],
      'due',
      { received: 800, byHand: 800, outstanding: 200, paidBy: null },
    ],
    ['is paid by a check and cash', 1000, [check, entry('cash', { amount: 200 })], 'paid', { outstanding: 0 }],
    [
      'is processing while the rest is pending',
      1000,
      [check, entry('charge_pending', { amount: 200 })],
      'processing',
      {},
    ],
    [
      'is paid by a check and a card, with fees',
      1000,
      [check, entry('charge_succeeded', { amount: 236, fees: 36 })],
      'paid',
      { received: 1036, outstanding: 0 },
    ],
    [
      'is due again if the check is removed after the rest was charged with fees',
      1000,
      [check, entry('charge_succeeded', { amount: 236, fees: 36 }), entry('removal', { reverses: 'check' })],
      'due',
      { outstanding: 800 },
    ],
    [
      'stays paid after a partial refund',
      1000,
      [entry('charge_succeeded'), entry('refund_succeeded', { amount: 100 })],
      'paid',
      { received: 900 },
    ],
    ['is paid by any check when the payer decides', null, [check], 'paid', { outstanding: null }],
    ['is paid in cash', 1000, [entry('cash')], 'paid', { paidBy: 'cash' }],
    [
      'is due after a check was removed',
      1000,
      [check, entry('removal', { reverses: 'check' })],
      'due',
      { received: 0 },
    ],
    ['is waived', 1000, [waiver], 'waived', {}],
    ['is due after the waiver was removed', 1000, [waiver, entry('waiver_removed', { reverses: 'waiver' })], 'due', {}],
    [
      'is waived if one of two waivers was removed',
      1000,
      [waiver, entry('waiver', { id: 'w2' }), entry('waiver_removed', { reverses: 'waiver' })],
      'waived',
      {},
    ],
    ['is paid if it was paid despite a waiver', 1000, [waiver, entry('cash')], 'paid', {}],
    [
      'is processing if one charge failed and another is pending',
      1000,
      [entry('charge_failed'), entry('charge_pending', { chargeId: 'c2', externalId: 'y/charge_pending' })],
      'processing',
      {},
    ],
  ])('%s', (_name, owed, entries, status, more) => {
    expect(paymentState(owed, entries)).toMatchObject({ status, ...more });
  });

  it('does not depend on the order of entries', () => {
    const anyEntries = fc
      .array(fc.record({ kind: fc.constantFrom(...ledgerKinds), reversesPrevious: fc.boolean() }), { maxLength: 8 })
      .map((parts) =>
        parts.map(({ kind, reversesPrevious }, index) =>
          entry(kind, { id: `p${index}`, reverses: reversesPrevious && index > 0 ? `p${index - 1}` : null }),
        ),
      );
    fc.assert(
      fc.property(
        anyEntries.chain((entries) =>
          fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
        ),
        ([entries, shuffled]) => {
          const { paidBy: _first, ...known } = paymentState(1000, entries);
          const { paidBy: _again, ...again } = paymentState(1000, shuffled);
          expect(again).toEqual(known);
        },
      ),
    );
  });
});

describe('recording payments', () => {
  it('allows receiving and waiving as in the table', () => {
    const table = paymentStatuses.map((status) =>
      [
        status,
        receiveRefusal(status) ?? 'ok',
        waiveRefusal({ status, byHand: 0 }, false) ?? 'ok',
        unwaiveRefusal(status) ?? 'ok',
      ].join(' '),
    );
    expect(['status receive waive unwaive', ...table]).toMatchInlineSnapshot(`
      [
        "status receive waive unwaive",
        "paid paymentMade paymentMade paymentNotWaived",
        "processing paymentMade paymentMade paymentNotWaived",
        "due ok ok paymentNotWaived",
        "waived ok paymentNotDue ok",
        "notRequired paymentNotDue paymentNotDue paymentNotWaived",
      ]
    `);
  });

  it('never allows waiving a payment staff requested', () => {
    for (const status of paymentStatuses)
      expect(waiveRefusal({ status, byHand: 0 }, true)).toBe('requirementNotWaivable');
  });

  it('does not allow waiving a partial payment, or receiving more than is outstanding', () => {
    expect(waiveRefusal({ status: 'due', byHand: 1 }, false)).toBe('paymentMade');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (amount, missing) => {
        expect(exceedsOutstanding(amount, missing)).toBe(amount > missing);
        expect(exceedsOutstanding(amount, null)).toBe(false);
      }),
    );
  });

  it('reverses the last check, cash, or waiver in force', () => {
    expect(findReversible([check, waiver], 'check')).toBe(check);
    expect(findReversible([check, waiver], 'waiver')).toBe(waiver);
    expect(findReversible([check, waiver], 'cash')).toBeNull();
    expect(findReversible([check, entry('removal', { reverses: 'check' })], 'check')).toBeNull();
  });
});
