import type { Cents } from '#domain/kernel/money.ts';
import { disputeShares, type DisputableEntry } from '#domain/payment/disputeShares.ts';
import { inForce, latestFacts } from '#domain/payment/ledger.ts';

/** A ledger entry with what the tallies need. */
export interface CountedEntry extends DisputableEntry {
  /** of a charge; null for cash and checks */
  readonly method: 'card' | 'us_bank_account' | null;
}

export type MoneyChannel = 'card' | 'us_bank_account' | 'check' | 'cash';

export interface MoneyMovement {
  readonly at: Date;
  readonly way: MoneyChannel;
  readonly collected: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
}

const nothing = { collected: 0, refunded: 0, disputed: 0 };

/**
 * The money movements of one payment, from its entries in id order. Each counts at the time it happened: a refund the
 * bank returned never counts, and a dispute counts from its start unless it is won, limited to what refunds leave of
 * the charge.
 */
export function moneyMovements(entries: readonly CountedEntry[]): readonly MoneyMovement[] {
  const wayOf = ({ method }: CountedEntry): MoneyChannel => method ?? 'card';
  const charges = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const refunds = latestFacts(entries, 'refund').filter(({ kind }) => kind === 'refund_succeeded');
  return [
    ...charges.map((entry) => ({ ...nothing, at: entry.occurredAt, way: wayOf(entry), collected: entry.amount })),
    ...refunds.map((entry) => ({ ...nothing, at: entry.occurredAt, way: wayOf(entry), refunded: entry.amount })),
    ...disputeShares(entries).map(({ dispute, begunAt: at, cents: disputed }) => ({
      ...{ ...nothing, at, way: wayOf(dispute), disputed },
    })),
    ...inForce(entries, ['check', 'cash']).map((entry) => ({
      ...{ ...nothing, at: entry.occurredAt, way: entry.kind as MoneyChannel, collected: entry.amount },
    })),
  ];
}
