import type { Cents } from '#domain/kernel/money.ts';
import { factId, type LedgerKind } from '#domain/payment/ledger.ts';

/**
 * A charge as reported by the provider at any time: by webhook, by request, or in the nightly sweep. The adapter
 * reports states it doesn't know as `pending` and logs them.
 */
export interface ProviderCharge {
  readonly id: string;
  readonly amount: Cents;
  readonly outcome: 'pending' | 'succeeded' | 'failed';
  readonly at: Date;
  /** our `id` if we requested the refund (passed in metadata), otherwise the provider's */
  readonly refunds: readonly ProviderPart<'pending' | 'succeeded' | 'failed'>[];
  readonly disputes: readonly ProviderPart<'opened' | 'won' | 'lost'>[];
}

export interface ProviderPart<Outcome extends string> {
  readonly id: string;
  readonly amount: Cents;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** A fact to record about a charge. */
export interface NewFact {
  readonly kind: LedgerKind;
  readonly externalId: string;
  readonly amount: Cents;
  readonly occurredAt: Date;
}

/**
 * Facts the provider reports that the ledger lacks. Facts are only added and don't depend on each other, so repeated,
 * late, or reordered deliveries lead to the same ledger.
 */
export function missingLedgerFacts(knownFactIds: ReadonlySet<string>, charge: ProviderCharge): NewFact[] {
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
