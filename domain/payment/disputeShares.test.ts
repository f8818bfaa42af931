import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChargedEntry } from '#domain/metrics/feeMovements.ts';
import type { ChargeFees } from '#domain/payment/feeShare.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';
import { needsSettlement, nextSettlement, teamShare } from '#domain/payment/teamShare.ts';

type Happening =
  | { readonly kind: 'refund' | 'refusedRefund' | 'dispute'; readonly amount: number }
  | { readonly kind: 'refundGoesThrough' | 'refundFails'; readonly place: number }
  | { readonly kind: 'won' | 'lost' | 'settle' };

interface MadeRefund {
  readonly id: string;
  readonly amount: number;
  isOpen: boolean;
  hasFailed: boolean;
}

/** A fake provider with one charge that was transferred to a team, and the ledger of its events. */
class Provider {
  readonly entries: ChargedEntry[] = [];
  readonly #charge: ChargeFees;
  readonly #refunds: MadeRefund[] = [];
  readonly #transfers: { id: string; left: number }[];
  #refunded = 0;
  #feeRefunded = 0;
  #dispute: 'none' | 'opened' | 'won' | 'lost' = 'none';
  #disputed = 0;
  #settlements = 0;

  constructor(charge: ChargeFees) {
    this.#charge = charge;
    this.#transfers = [{ id: 'tr', left: charge.whole }];
    this.#tell('ch', 'charge_succeeded', charge.whole);
  }

  happens(happening: Happening): void {
    if (happening.kind === 'settle') this.settle();
    else if ('place' in happening) this.#finish(happening.kind, happening.place);
    else if (happening.kind === 'dispute') this.#open(Math.min(happening.amount, this.#charge.whole));
    else if ('amount' in happening) this.#give(happening.kind, happening.amount);
    else this.#decide(happening.kind);
  }

  settle(): void {
    if (!needsSettlement(this.entries)) return;
    const share = teamShare(this.entries);
    for (let next = nextSettlement(share, this.held(), this.#transfers); next; next = this.#next(share)) {
      const from = this.#transfers.find(({ id }) => id === next?.transfer);
      if (from) from.left += next.amount;
      else this.#transfers.unshift({ id: `again${this.#settlements}`, left: next.amount });
      this.#settlements += 1;
    }
  }

  held = (): number =>
    this.#transfers.reduce((sum, { left }) => sum + left, 0) - (this.#charge.fee - this.#feeRefunded);

  #next = (share: number) => nextSettlement(share, this.held(), this.#transfers);

  #give(kind: 'refund' | 'refusedRefund', wanted: number): void {
    const amount = Math.min(wanted, this.#charge.whole - this.#refunded);
    const id = `re${this.entries.length}`;
    const isDisputed = this.#dispute === 'opened' || this.#dispute === 'lost';
    if (kind === 'refusedRefund' || isDisputed) return this.#tell(id, 'refund_failed', wanted, true);
    if (amount === 0) return;
    const first = this.#transfers.at(-1);
    if (first && this.#settlements === 0)
      first.left -= this.#share(this.#charge.whole, amount, this.#charge.whole - first.left);
    this.#feeRefunded += this.#share(this.#charge.fee, amount, this.#feeRefunded);
    this.#refunded += amount;
    this.#refunds.push({ id, amount, isOpen: true, hasFailed: false });
    this.#tell(id, 'refund_pending', amount);
  }

  /** Of the running total, and never more than the whole. */
  #share(of: number, amount: number, taken: number): number {
    const upTo = (part: number): number => Math.floor((part * of) / this.#charge.whole);
    return Math.min(upTo(this.#refunded + amount) - upTo(this.#refunded), of - taken);
  }

  #finish(kind: 'refundGoesThrough' | 'refundFails', place: number): void {
    const refund = this.#refunds[place % this.#refunds.length];
    if (!refund || refund.hasFailed) return;
    if (kind === 'refundGoesThrough') {
      if (refund.isOpen) this.#tell(refund.id, 'refund_succeeded', refund.amount);
    } else {
      refund.hasFailed = true;
      this.#refunded -= refund.amount;
      this.#tell(refund.id, 'refund_failed', refund.amount);
    }
    refund.isOpen = false;
  }

  #open(amount: number): void {
    if (this.#dispute !== 'none') return;
    [this.#dispute, this.#disputed] = ['opened', amount];
    this.#tell('du', 'dispute_opened', amount);
  }

  #decide(verdict: 'won' | 'lost'): void {
    if (this.#dispute !== 'opened') return;
    this.#dispute = verdict;
    this.#tell('du', `dispute_${verdict}`, this.#disputed);
  }

  #tell(thing: string, kind: LedgerKind, amount: number, wasRefused = false): void {
    const number = this.entries.length;
    this.entries.push({
      ...{ id: String(number), externalId: `${thing}/${kind}`, kind, amount, occurredAt: new Date(number) },
      ...{ chargeId: 'ch', reverses: null, method: 'card', charge: this.#charge, wasRefused },
    });
  }
}

const charge = fc
  .tuple(fc.integer({ min: 100, max: 30_000 }), fc.integer({ min: 0, max: 90 }))
  .map(([whole, percent]): ChargeFees => {
    const fee = Math.floor((whole * percent) / 100) + Math.min(33, whole - Math.floor((whole * percent) / 100));
    return { whole, fee, providerFee: Math.floor(fee / 2) };
  });
const amount = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.constant(30_000));
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refusedRefund' as const, 'dispute' as const), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('refundGoesThrough' as const, 'refundFails' as const),
      place: fc.nat(9),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('won' as const, 'lost' as const, 'settle' as const) }) },
);

test('the account matches the ledger to the cent after any sequence of refunds, failures, and disputes', () => {
  fc.assert(
    fc.property(
      charge,
      fc.array(happening, { maxLength: 16 }),
      fc.infiniteStream(fc.nat()),
      (fees, history, shuffle) => {
        const provider = new Provider(fees);
        for (const each of history) provider.happens(each);
        provider.settle();
        const share = teamShare(provider.entries);
        expect(provider.held()).toBe(share);
        const order = provider.entries.map((entry) => ({ entry, place: shuffle.next().value ?? 0 }));
        const mixed = order.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
        expect(teamShare(mixed)).toBe(share);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('a dispute takes account of fees returned with two refunds that both failed later', () => {
  const provider = new Provider({ whole: 10_000, fee: 520, providerFee: 320 });
  for (const place of [0, 1]) {
    provider.happens({ kind: 'refund', amount: 2_510 });
    provider.happens({ kind: 'refundGoesThrough', place });
  }
  for (const place of [0, 1]) provider.happens({ kind: 'refundFails', place });
  provider.happens({ kind: 'dispute', amount: 10_000 });
  provider.settle();
  expect(provider.held()).toBe(teamShare(provider.entries));
});
