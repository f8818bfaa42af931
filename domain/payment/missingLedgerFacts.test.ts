import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  chargeStatus,
  hasReceipt,
  hasLostDispute,
  remainingAmount,
  refundableAmount,
  type ChargeStatus,
} from '#domain/payment/chargeStatus.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import { missingLedgerFacts, type ProviderCharge, type ProviderPart } from '#domain/payment/missingLedgerFacts.ts';
import { paymentState } from '#domain/payment/paymentStatus.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const at = new Date('2026-03-05T12:00:00Z');

const part = <T extends string>(id: string, outcome: T, amount = 1000): ProviderPart<T> => ({
  id,
  outcome,
  amount,
  at,
});

const told = (over: Partial<ProviderCharge> = {}): ProviderCharge => ({
  id: 'ch_1',
  amount: 1000,
  outcome: 'succeeded',
  at,
  refunds: [],
  disputes: [],
  ...over,
});

/** Adds a delivery's new facts, as the operation does. */
function deliver(ledger: readonly LedgerEntry[], charge: ProviderCharge): LedgerEntry[] {
  const known = new Set(ledger.flatMap(({ externalId }) => externalId ?? []));
  const added = missingLedgerFacts(known, charge).map(({ kind, externalId, amount }): LedgerEntry => ({
    id: externalId,
    kind,
    chargeId: charge.id,
    amount,
    reverses: null,
    externalId,
  }));
  return [...ledger, ...added];
}

const ledgerOf = (deliveries: readonly ProviderCharge[]): LedgerEntry[] =>
  deliveries.reduce<LedgerEntry[]>(deliver, []);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('a charge', () => {
  test.each<[string, ProviderCharge[], ChargeStatus]>([
    ['without events', [], 'pending'],
    ['that is pending', [told({ outcome: 'pending' })], 'pending'],
    ['that was collected', [told({ outcome: 'pending' }), told()], 'paid'],
    ['that was declined', [told({ outcome: 'failed' })], 'failed'],
    ['that was declined, then collected', [told({ outcome: 'failed' }), told()], 'paid'],
    ['that was collected, with a late event saying declined', [told(), told({ outcome: 'failed' })], 'paid'],
    ['whose refund is pending', [told({ refunds: [part('r1', 'pending')] })], 'refund_pending'],
    ['that was refunded', [told({ refunds: [part('r1', 'succeeded')] })], 'refunded'],
    ['that was refunded in part', [told({ refunds: [part('r1', 'succeeded', 400)] })], 'paid'],
    [
      'that was refunded in two parts',
      [told({ refunds: [part('r1', 'succeeded', 400), part('r2', 'succeeded', 600)] })],
      'refunded',
    ],
    ['whose refund failed', [told({ refunds: [part('r1', 'failed')] })], 'refund_failed'],
    [
      'whose refund was returned by the bank',
      [told({ refunds: [part('r1', 'succeeded')] }), told({ refunds: [part('r1', 'failed')] })],
      'refund_failed',
    ],
    [
      'whose second refund is pending',
      [told({ refunds: [part('r1', 'failed'), part('r2', 'pending')] })],
      'refund_pending',
    ],
    ['whose second refund succeeded', [told({ refunds: [part('r1', 'failed'), part('r2', 'succeeded')] })], 'refunded'],
    ['that is disputed', [told({ disputes: [part('d1', 'opened')] })], 'disputed'],
    [
      'whose dispute was won',
      [told({ disputes: [part('d1', 'opened')] }), told({ disputes: [part('d1', 'won')] })],
      'paid',
    ],
    ['whose dispute was lost', [told({ disputes: [part('d1', 'lost')] })], 'disputed'],
    [
      'that was refunded and is disputed',
      [told({ refunds: [part('r1', 'succeeded')], disputes: [part('d1', 'opened')] })],
      'disputed',
    ],
  ])('%s', (_name, deliveries, status) => {
    expect(chargeStatus(ledgerOf(deliveries))).toBe(status);
  });

  it('has a receipt only if it was paid or refunded', () => {
    const all: ChargeStatus[] = [
      'pending',
      'paid',
      'failed',
      'disputed',
      'refund_pending',
      'refunded',
      'refund_failed',
    ];
    expect(all.filter(hasReceipt)).toEqual(['paid', 'refunded']);
  });

  it('refunds at most what was collected, and keeps the rest', () => {
    const ledger = ledgerOf([
      told({ refunds: [part('r1', 'succeeded', 300), part('r2', 'pending', 200), part('r3', 'failed', 500)] }),
    ]);
    expect(refundableAmount(ledger)).toBe(500);
    expect(remainingAmount(ledger)).toBe(700);
    expect(remainingAmount(ledgerOf([told({ disputes: [part('d1', 'opened')] })]))).toBe(0);
    expect(hasLostDispute(ledgerOf([told({ disputes: [part('d1', 'lost')] })]))).toBe(true);
  });
});

describe('an event from the provider', () => {
  it('is recorded once, however often it is delivered', () => {
    const once = ledgerOf([told({ refunds: [part('r1', 'pending')] })]);
    expect(ledgerOf([told({ refunds: [part('r1', 'pending')] }), told({ refunds: [part('r1', 'pending')] })])).toEqual(
      once,
    );
    expect(once.map(({ externalId }) => externalId)).toEqual(['ch_1/charge_succeeded', 'r1/refund_pending']);
  });

  const lifeCycle: ProviderCharge[] = [
    told({ outcome: 'pending' }),
    told({ outcome: 'failed' }),
    told(),
    told({ refunds: [part('r1', 'pending')] }),
    told({ refunds: [part('r1', 'failed')] }),
    told({ refunds: [part('r1', 'failed'), part('r2', 'succeeded')] }),
  ];

  it('leads to the same ledger in all 720 orders of a life cycle', () => {
    const facts = (ledger: readonly LedgerEntry[]) => ledger.map(({ id }) => id).toSorted();
    const expected = facts(ledgerOf(lifeCycle));
    for (const order of permutations(lifeCycle)) {
      const ledger = ledgerOf(order);
      expect(facts(ledger)).toEqual(expected);
      expect(chargeStatus(ledger)).toBe('refunded');
    }
  });

  const outcome = <T extends string>(...values: T[]) => fc.constantFrom(...values);
  const anyPart = <T extends string>(prefix: string, ...values: T[]) =>
    fc
      .record({
        n: fc.integer({ min: 1, max: 2 }),
        outcome: outcome(...values),
        amount: fc.constantFrom(400, 600, 1000),
      })
      .map(({ n, outcome: found, amount }) => part(`${prefix}${n}`, found, amount));
  // the amount of a refund or dispute never changes, so it is derived from its number
  const steady = <T extends string>(parts: ProviderPart<T>[]) =>
    parts.map((given) => ({ ...given, amount: given.id.endsWith('1') ? 400 : 600 }));
  const anyCharge = fc
    .record({
      outcome: outcome('pending', 'succeeded', 'failed'),
      refunds: fc.uniqueArray(anyPart('r', 'pending', 'succeeded', 'failed'), { selector: ({ id }) => id }),
      disputes: fc.uniqueArray(anyPart('d', 'opened', 'won', 'lost'), { selector: ({ id }) => id }),
    })
    .map(({ refunds, disputes, ...rest }) => told({ ...rest, refunds: steady(refunds), disputes: steady(disputes) }));

  it('leads to the same state when deliveries are repeated, late, and in any order', () => {
    const shuffled = fc
      .array(anyCharge, { minLength: 1, maxLength: 8 })
      .chain((deliveries) =>
        fc.tuple(
          fc.constant(deliveries),
          fc.array(fc.nat({ max: deliveries.length - 1 }), { maxLength: 10 }),
          fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([deliveries, repeats, keys]) => {
        const again = [...deliveries, ...repeats.map((index) => deliveries[index]!)];
        const mixed = again
          .map((charge, index) => ({ charge, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ charge }) => charge);
        const inOrder = ledgerOf(deliveries);
        const inAnyOrder = ledgerOf(mixed);
        expect(chargeStatus(inAnyOrder)).toBe(chargeStatus(inOrder));
        expect(remainingAmount(inAnyOrder)).toBe(remainingAmount(inOrder));
        expect(paymentState(1000, inAnyOrder)).toEqual(paymentState(1000, inOrder));
        expect(inAnyOrder.map(({ id }) => id).toSorted()).toEqual(inOrder.map(({ id }) => id).toSorted());
      }),
      { numRuns: propertyRuns(2_000) },
    );
  }, 60_000);
});
