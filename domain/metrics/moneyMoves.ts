import type { Cents } from '#domain/kernel/money.ts';
import { disputeShares, type DisputableEntry } from '#domain/payment/disputeShares.ts';
import { inForce, latestFacts } from '#domain/payment/ledger.ts';

/** An entry with what a tally asks of it. */
export interface CountedEntry extends DisputableEntry {
  /** of a charge; null of what came by hand */
  readonly method: 'card' | 'us_bank_account' | null;
}

export type MoneyWay = 'card' | 'us_bank_account' | 'check' | 'cash';

export interface MoneyMove {
  readonly at: Date;
  readonly way: MoneyWay;
  readonly collected: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
}

const nothing = { collected: 0, refunded: 0, disputed: 0 };

/**
 * What the entries about one payment come to, in the order of their ids. All of it counts at the moment at which it
 * happened: what a bank sends back was never given, and a dispute counts from its begin until it is won, as much as it can
 * take of what refunds have left.
 */
export function moneyMoves(entries: readonly CountedEntry[]): readonly MoneyMove[] {
  const wayOf = ({ method }: CountedEntry): MoneyWay => method ?? 'card';
  const charges = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const refunds = latestFacts(entries, 'refund').filter(({ kind }) => kind === 'refund_succeeded');
  return [
    ...charges.map((entry) => ({ ...nothing, at: entry.occurredAt, way: wayOf(entry), collected: entry.amount })),
    ...refunds.map((entry) => ({ ...nothing, at: entry.occurredAt, way: wayOf(entry), refunded: entry.amount })),
    ...disputeShares(entries).map(({ dispute, begunAt: at, cents: disputed }) => ({
      ...{ ...nothing, at, way: wayOf(dispute), disputed },
    })),
    ...inForce(entries, ['check', 'cash']).map((entry) => ({
      ...{ ...nothing, at: entry.occurredAt, way: entry.kind as MoneyWay, collected: entry.amount },
    })),
  ];
}
