import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeMovements, type ChargedEntry } from '#domain/metrics/feeMovements.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';

const charge = { whole: 10_000, fee: 526, providerFee: 320 };
const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const entry = (thing: string, kind: LedgerKind, amount: number, day: number): ChargedEntry => ({
  ...{ id: `${thing}/${kind}`, externalId: `${thing}/${kind}`, kind, amount, occurredAt: at(day) },
  ...{ chargeId: 'ch', reverses: null, method: 'card', charge },
});
const paid = entry('ch', 'charge_succeeded', 10_000, 1);
const totals = (entries: readonly ChargedEntry[]) =>
  feeMovements(entries).reduce(
    (sum, { provider, platform }) => ({ provider: sum.provider + provider, platform: sum.platform + platform }),
    { provider: 0, platform: 0 },
  );

describe('the fees of a payment', () => {
  test('are withheld with the charge, for provider and platform', () => {
    expect(feeMovements([paid])).toEqual([{ at: at(1), way: 'card', provider: 320, platform: 206 }]);
  });

  test('are returned in proportion to a refund, on its date', () => {
    expect(feeMovements([paid, entry('re', 'refund_succeeded', 2_500, 9)])[1]).toEqual({
      ...{ at: at(9), way: 'card', provider: -80 },
      platform: -51,
    });
  });

  test('stay while a refund is pending, or if it failed', () => {
    expect(totals([paid, entry('re', 'refund_pending', 2_500, 9)])).toEqual({ provider: 320, platform: 206 });
    const back = [entry('re', 'refund_succeeded', 2_500, 9), entry('re', 'refund_failed', 2_500, 12)];
    expect(totals([paid, ...back])).toEqual({ provider: 320, platform: 206 });
  });

  test('add up to zero once everything is refunded, in any number of parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
        const given = amounts.reduce((sum, each) => sum + each, 0);
        const whole = { ...charge, whole: given };
        const parts = amounts.map((amount, n) => entry(`re${n}`, 'refund_succeeded', amount, 2 + n));
        expect(totals([paid, ...parts].map((each) => ({ ...each, charge: whole })))).toEqual({
          provider: 0,
          platform: 0,
        });
      }),
    );
  });

  test('do not exist for cash and checks', () => {
    expect(feeMovements([{ ...paid, charge: null }])).toEqual([]);
  });
});
