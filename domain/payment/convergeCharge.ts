import type { Cents } from '#domain/kernel/money.ts';
import { factId, type LedgerKind } from '#domain/payment/ledger.ts';

/**
 * A charge as the provider tells it, at any time: by webhook, by asking, or in the nightly sweep. The adapter says
 * `pending` for every state that it does not know, and names it apart.
 */
export interface ProviderCharge {
  readonly id: string;
  readonly amount: Cents;
  readonly outcome: 'pending' | 'succeeded' | 'failed';
  readonly at: Date;
  /** `id` is ours when we asked for the refund (it travels in the metadata), the provider's otherwise */
  readonly refunds: readonly ProviderPart<'pending' | 'succeeded' | 'failed'>[];
  readonly disputes: readonly ProviderPart<'opened' | 'won' | 'lost'>[];
}

export interface ProviderPart<Outcome extends string> {
  readonly id: string;
  readonly amount: Cents;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** A fact to be entered about the charge. */
export interface NewFact {
  readonly kind: LedgerKind;
  readonly externalId: string;
  readonly amount: Cents;
  readonly occurredAt: Date;
}

/**
 * What the provider knows and the ledger does not yet. Facts are only ever added and never depend on one another, so
 * that deliveries that come twice, late or in the wrong order end in the same ledger.
 */
export function convergeCharge(knownFactIds: ReadonlySet<string>, charge: ProviderCharge): NewFact[] {
  const facts = [
    factOf(charge.id, `charge_${charge.outcome}`, charge),
    ...charge.refunds.map((refund) => factOf(refund.id, `refund_${refund.outcome}`, refund)),
    ...charge.disputes.map((dispute) => factOf(dispute.id, `dispute_${dispute.outcome}`, dispute)),
  ];
  return facts.filter(({ externalId }) => !knownFactIds.has(externalId));
}

function factOf(thing: string, kind: LedgerKind, { amount, at }: { amount: Cents; at: Date }): NewFact {
  return { kind, externalId: factId(thing, kind), amount, occurredAt: at };
}
