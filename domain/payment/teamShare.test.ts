import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChargedEntry } from '#domain/metrics/feeMovements.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';
import { needsSettlement, nextSettlement, teamShare } from '#domain/payment/teamShare.ts';

const charge = { whole: 10_000, fee: 520, providerFee: 320 };
let number = 0;
const entry = (thing: string, kind: LedgerKind, amount: number, more: Partial<ChargedEntry> = {}): ChargedEntry => {
  number += 1;
  return {
    ...{ id: String(number), externalId: `${thing}/${kind}`, kind, amount, occurredAt: new Date(number * 1_000) },
    ...{ chargeId: 'ch', reverses: null, method: 'card', charge },
    ...more,
  };
};
const paid = entry('ch', 'charge_succeeded', 10_000);
const refund = entry('re', 'refund_succeeded', 2_500);
const returned = entry('re', 'refund_failed', 2_500);
const disputed = entry('du', 'dispute_opened', 10_000);

describe('the team’s share of a charge', () => {
  test.each<[string, readonly ChargedEntry[], number]>([
    ['is what was paid minus fees', [paid], 9_480],
    ['is what a refund leaves, with its share of the fees', [paid, refund], 7_500 - 390],
    ['is the same while the refund is pending', [paid, entry('re', 'refund_pending', 2_500)], 7_500 - 390],
    ['is everything again if the refund was returned', [paid, refund, returned], 9_480],
    ['is only the fees during a dispute', [paid, disputed], -520],
    ['is the remaining fees during a dispute after a partial refund', [paid, refund, disputed], -390],
    ['includes fees returned with a refund that failed', [paid, refund, returned, disputed], -390],
    [
      'excludes them if the refund was never executed',
      [paid, entry('re', 'refund_failed', 2_500, { wasRefused: true }), disputed],
      -520,
    ],
    ['is everything if the dispute was won', [paid, disputed, entry('du', 'dispute_won', 10_000)], 9_480],
  ])('%s', (_what, entries, share) => {
    expect(teamShare(entries)).toBe(share);
    expect(teamShare(entries.toReversed())).toBe(share);
  });

  test('needs no transfer for what the provider moves automatically', () => {
    expect([paid, refund].map((_, n, all) => needsSettlement(all.slice(0, n + 1)))).toEqual([false, false]);
    expect([returned, disputed].map((last) => needsSettlement([paid, last]))).toEqual([true, true]);
  });
});

test('reaches its share with the fewest transfers, newest first, as far as possible', () => {
  const left = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(left, fc.nat(1_000), fc.integer({ min: -2_000, max: 20_000 }), (lefts, fees, share) => {
      const transfers = lefts.map((each, n) => ({ id: `tr${n}`, left: each }));
      let moves = 0;
      const held = (): number => transfers.reduce((sum, each) => sum + each.left, 0) - fees;
      for (let next = nextSettlement(share, held(), transfers); next; next = nextSettlement(share, held(), transfers)) {
        const from = transfers.find(({ id }) => id === next?.transfer);
        if (from) from.left += next.amount;
        else transfers.unshift({ id: 'again', left: next.amount });
        moves += 1;
      }
      expect(held()).toBe(Math.max(share, -fees));
      expect(moves).toBeLessThanOrEqual(lefts.length);
      expect(transfers.every((each) => each.left >= 0)).toBe(true);
    }),
  );
});
