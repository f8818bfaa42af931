import type { Cents } from '#domain/kernel/money.ts';
import { feeMovements, type ChargedEntry } from '#domain/metrics/feeMovements.ts';
import { moneyMovements } from '#domain/metrics/moneyMovements.ts';
import { factId, latestFacts, providerObjectId, type LedgerEntry } from '#domain/payment/ledger.ts';

/**
 * What a team's account should hold of a charge, by the same rules as month reports. Pending refunds count as gone.
 * Decision 0067.
 */
export function teamShare(entries: readonly ChargedEntry[]): Cents {
  const done = entries.map((entry) =>
    entry.kind === 'refund_pending'
      ? { ...entry, kind: 'refund_succeeded' as const, externalId: factId(providerObjectId(entry), 'refund_succeeded') }
      : entry,
  );
  const money = moneyMovements(done).reduce((sum, each) => sum + each.collected - each.refunded - each.disputed, 0);
  return feeMovements(done).reduce((sum, { provider, platform }) => sum - provider - platform, money);
}

/**
 * Whether we have to move the team's share. The provider only moves it automatically for payments and successful
 * refunds.
 */
export const needsSettlement = (entries: readonly LedgerEntry[]): boolean =>
  latestFacts(entries, 'dispute').length > 0 ||
  latestFacts(entries, 'refund').some(({ kind }) => kind === 'refund_failed');

export interface HeldTransfer {
  readonly id: string;
  /** the part that was not reversed */
  readonly left: Cents;
}

export interface NextSettlement {
  readonly amount: Cents;
  /** the transfer to reverse; null to make a new one */
  readonly transfer: string | null;
}

/**
 * The next transfer or reversal that brings an account toward its share; null if there is none. The newest transfers
 * are reversed first.
 */
export function nextSettlement(share: Cents, held: Cents, transfers: readonly HeldTransfer[]): NextSettlement | null {
  if (share > held) return { amount: share - held, transfer: null };
  const from = transfers.find(({ left }) => left > 0);
  if (share === held || from === undefined) return null;
  return { amount: -Math.min(held - share, from.left), transfer: from.id };
}
