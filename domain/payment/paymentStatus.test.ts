import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findReversible, isTooMuch, receiveRefusal, unwaiveRefusal, waiveRefusal } from '#domain/payment/byHand.ts';
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

describe('what is owed', () => {
  test.each<[string, number | null, LedgerEntry[], PaymentStatus, Partial<ReturnType<typeof paymentState>>]>([
    ['and nothing came', 1000, [], 'due', { received: 0, outstanding: 1000, paidBy: null }],
    ['is nothing', 0, [], 'notRequired', { outstanding: 0 }],
    ['is up to the payer', null, [], 'due', { outstanding: null }],
    ['and a charge is under way', 1000, [entry('charge_pending')], 'processing', { received: 0, isPending: true }],
    [
      'and was charged',
      1000,
      [entry('charge_succeeded')],
      'paid',
      { received: 1000, outstanding: 0, paidBy: 'creditcard' },
    ],
    ['and the charge failed', 1000, [entry('charge_failed')], 'due', {}],
    [
      'and the charge was refunded',
      1000,
      [entry('charge_succeeded'), entry('refund_succeeded')],
      'due',
      { received: 0 },
    ],
    [
      'and all of it was disputed after a part was refunded, and cash came since',
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
      'and a refund is under way',
      1000,
      [entry('charge_succeeded'), entry('refund_pending')],
      'processing',
      { received: 1000, isPending: false },
    ],
    [
      'and a part is on its way back',
      1000,
      [entry('charge_succeeded'), entry('refund_pending', { amount: 100 })],
      'paid',
      { received: 1000, outstanding: 0 },
    ],
    ['and a refund failed', 1000, [entry('charge_succeeded'), entry('refund_failed')], 'paid', { received: 1000 }],
    [
      'and the charge is disputed',
      1000,
      [entry('charge_succeeded'), entry('dispute_opened')],
      'processing',
      { received: 0, isPending: false },
    ],
    ['and a dispute was won', 1000, [entry('charge_succeeded'), entry('dispute_won')], 'paid', { received: 1000 }],
    [
      'and a dispute was lost',
      1000,
      [entry('charge_succeeded'), entry('dispute_lost')],
      'due',
      { received: 0, outstanding: 1000 },
    ],
    ['and a check came for less', 1000, [check], 'due', { received: 800, byHand: 800, outstanding: 200, paidBy: null }],
    ['and the rest came in cash', 1000, [check, entry('cash', { amount: 200 })], 'paid', { outstanding: 0 }],
    ['and the rest is under way', 1000, [check, entry('charge_pending', { amount: 200 })], 'processing', {}],
    [
      'and the rest came by card, with fees',
      1000,
      [check, entry('charge_succeeded', { amount: 236, fees: 36 })],
      'paid',
      { received: 1036, outstanding: 0 },
    ],
    [
      'and the check came back after the rest was charged with fees',
      1000,
      [check, entry('charge_succeeded', { amount: 236, fees: 36 }), entry('removal', { reverses: 'check' })],
      'due',
      { outstanding: 800 },
    ],
    [
      'and a part of the charge was given back',
      1000,
      [entry('charge_succeeded'), entry('refund_succeeded', { amount: 100 })],
      'paid',
      { received: 900 },
    ],
    ['is up to the payer and any check came', null, [check], 'paid', { outstanding: null }],
    ['and cash came', 1000, [entry('cash')], 'paid', { paidBy: 'cash' }],
    ['and a check was removed', 1000, [check, entry('removal', { reverses: 'check' })], 'due', { received: 0 }],
    ['and was waived', 1000, [waiver], 'waived', {}],
    ['and is required again', 1000, [waiver, entry('waiver_removed', { reverses: 'waiver' })], 'due', {}],
    [
      'and was waived twice, taken back once',
      1000,
      [waiver, entry('waiver', { id: 'w2' }), entry('waiver_removed', { reverses: 'waiver' })],
      'waived',
      {},
    ],
    ['was waived and paid nevertheless', 1000, [waiver, entry('cash')], 'paid', {}],
    [
      'and one charge failed but another is under way',
      1000,
      [entry('charge_failed'), entry('charge_pending', { chargeId: 'c2', externalId: 'y/charge_pending' })],
      'processing',
      {},
    ],
  ])('%s', (_name, owed, entries, status, more) => {
    expect(paymentState(owed, entries)).toMatchObject({ status, ...more });
  });

  it('does not depend on the order of the entries', () => {
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

describe('by hand', () => {
  it('money is received and waived as the table says', () => {
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

  it('a payment that staff asked for is never waived', () => {
    for (const status of paymentStatuses)
      expect(waiveRefusal({ status, byHand: 0 }, true)).toBe('requirementNotWaivable');
  });

  it('what came in part is not waived, and more than is missing is too much', () => {
    expect(waiveRefusal({ status: 'due', byHand: 1 }, false)).toBe('paymentMade');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (amount, missing) => {
        expect(isTooMuch(amount, missing)).toBe(amount > missing);
        expect(isTooMuch(amount, null)).toBe(false);
      }),
    );
  });

  it('the last check, cash or waiver that still stands is taken back', () => {
    expect(findReversible([check, waiver], 'check')).toBe(check);
    expect(findReversible([check, waiver], 'waiver')).toBe(waiver);
    expect(findReversible([check, waiver], 'cash')).toBeNull();
    expect(findReversible([check, entry('removal', { reverses: 'check' })], 'check')).toBeNull();
  });
});
