import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findReversible,
  exceedsOutstanding,
  receiveRefusal,
  unwaiveRefusal,
  waiveRefusal,
} from '#domain/payment/cashAndCheckPayments.ts';
import { chargeStatus, refundableAmount } from '#domain/payment/chargeStatus.ts';
import { intentFor, type LiveIntent } from '#domain/payment/intents.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';
import { missingLedgerFacts, type ProviderCharge } from '#domain/payment/missingLedgerFacts.ts';
import { paymentState } from '#domain/payment/paymentStatus.ts';
import {
  approveRefundRefusal,
  firstRefundState,
  requestRefundRefusal,
  type RefundState,
} from '#domain/payment/refunds.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const owed = 1000;
const now = new Date('2026-03-05T12:00:00Z');
const people = ['ann', 'ben'] as const;
type Person = (typeof people)[number];

interface Refund {
  state: RefundState;
  requestedById: Person;
  /** the refunded charge, which may not be the latest: a fee can be charged again after a removed check */
  chargeId: string;
}

/** The state of one fee, as known by a town, two payers, and a provider. */
class World {
  ledger: LedgerEntry[] = [];
  live: (LiveIntent & { chargeId: string }) | null = null;
  /** the latest charge */
  charge: ProviderCharge | null = null;
  known = new Map<string, ProviderCharge>();
  refund: Refund | null = null;
  approvedBy: Person | null = null;
  charges = 0;

  get state() {
    return paymentState(owed, this.ledger);
  }

  get status() {
    return this.state.status;
  }

  enter(kind: LedgerKind, reverses: string | null = null, amount = owed): void {
    this.ledger.push({ id: `e${this.ledger.length}`, kind, chargeId: null, amount, reverses, externalId: null });
  }

  /** Delivers the charge's state twice. */
  deliver(change: Partial<ProviderCharge>, of = this.charge): void {
    if (!of) return;
    const charge = { ...of, ...change };
    this.known.set(charge.id, charge);
    if (this.charge?.id === charge.id) this.charge = charge;
    for (let times = 0; times < 2; times += 1) {
      const known = new Set(this.ledger.flatMap(({ externalId }) => externalId ?? []));
      for (const { kind, externalId, amount } of missingLedgerFacts(known, charge)) {
        this.ledger.push({ id: externalId, kind, chargeId: charge.id, amount, reverses: null, externalId });
      }
    }
  }

  get refunded(): ProviderCharge | null {
    return (this.refund && this.known.get(this.refund.chargeId)) ?? null;
  }
}

const commands: Readonly<Record<string, (world: World, person: Person) => void>> = {
  pay: (world, payerId) => {
    const request = { payerId, total: world.state.outstanding ?? owed, paymentType: 'card' } as const;
    const decision = intentFor(world.status, world.live, request, now);
    if (decision.kind === 'refuse') return;
    if (decision.kind !== 'reuse') world.charges += 1;
    world.live = { ...request, touchedAt: now, isProcessing: false, chargeId: `ch_${world.charges}` };
  },
  confirm: (world) => {
    if (!world.live || world.live.isProcessing) return;
    world.live = { ...world.live, isProcessing: true };
    world.charge = {
      id: world.live.chargeId,
      amount: world.live.total,
      outcome: 'pending',
      at: now,
      refunds: [],
      disputes: [],
    };
    world.deliver({});
  },
  succeed: (world) => {
    if (world.charge?.outcome === 'pending') world.deliver({ outcome: 'succeeded' });
    if (world.charge?.outcome === 'succeeded') world.live = null;
  },
  fail: (world) => {
    if (world.charge?.outcome !== 'pending') return;
    world.deliver({ outcome: 'failed' });
    world.live = null;
  },
  receiveCheck: (world, person) => {
    if (receiveRefusal(world.status) !== null) return;
    const missing = world.state.outstanding ?? 0;
    const amount = person === 'ann' ? missing : Math.max(1, Math.ceil(missing / 3));
    if (exceedsOutstanding(amount, missing)) return;
    world.live = null; // an online payment in progress is canceled first
    world.enter('check', null, amount);
  },
  removeCheck: (world) => {
    const found = findReversible(world.ledger, 'check');
    if (found) world.enter('removal', found.id, found.amount);
  },
  waive: (world) => {
    if (waiveRefusal(world.state, false) === null) world.enter('waiver', null, 0);
  },
  unwaive: (world) => {
    const found = unwaiveRefusal(world.status) === null ? findReversible(world.ledger, 'waiver') : null;
    if (found) world.enter('waiver_removed', found.id, 0);
  },
  requestRefund: (world, requestedById) => {
    if (!world.charge) return;
    const entries = world.ledger.filter(({ chargeId }) => chargeId === world.charge?.id);
    const charge = {
      status: chargeStatus(entries),
      refundable: refundableAmount(entries),
      refunds: world.refund?.chargeId === world.charge.id ? [world.refund.state] : [],
    };
    if (requestRefundRefusal(charge, charge.refundable) === null)
      world.refund = { state: firstRefundState(true), requestedById, chargeId: world.charge.id };
  },
  approveRefund: (world, approver) => {
    if (!world.refund || approveRefundRefusal(world.refund, approver) !== null) return;
    world.approvedBy = approver;
    world.refund = { ...world.refund, state: 'approved' };
    const { refunded } = world;
    if (!refunded) return;
    const refund = { id: `r${world.ledger.length}`, amount: refunded.amount, outcome: 'pending' as const, at: now };
    world.deliver({ refunds: [...refunded.refunds, refund] }, refunded);
  },
  endRefund: (world, person) => {
    if (world.refund?.state !== 'approved') return;
    const outcome = person === 'ann' ? 'succeeded' : 'failed';
    world.refund = { ...world.refund, state: outcome };
    const { refunded } = world;
    const last = refunded?.refunds.at(-1);
    if (refunded && last)
      world.deliver({ refunds: [...refunded.refunds.slice(0, -1), { ...last, outcome }] }, refunded);
  },
};

const story = fc.array(fc.tuple(fc.constantFrom(...Object.keys(commands)), fc.constantFrom(...people)), {
  minLength: 30,
  maxLength: 50,
  size: 'max',
});

describe('a fee, after any sequence of actions by two payers, staff, and the provider', () => {
  it('never collects more than is owed, and never refunds more than was collected', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const world = new World();
        for (const [command, person] of steps) {
          commands[command]!(world, person);
          const { received, outstanding, byHand, status } = paymentState(owed, world.ledger);
          expect(received).toBeGreaterThanOrEqual(0);
          expect(received).toBeLessThanOrEqual(owed);
          expect(received + outstanding!).toBe(owed);
          expect(status === 'paid' && received !== owed).toBe(false);
          expect(status === 'due' && outstanding === 0).toBe(false);
          expect(byHand).toBeLessThanOrEqual(received);
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  }, 60_000);

  it('is only refunded with two people involved', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const world = new World();
        for (const [command, person] of steps) commands[command]!(world, person);
        expect(
          world.approvedBy !== null &&
            world.approvedBy === world.refund?.requestedById &&
            world.refund.state !== 'requested',
        ).toBe(false);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  }, 60_000);
});
