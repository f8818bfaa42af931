import type { Cents } from '#domain/kernel/money.ts';
import { chargeStatus } from '#domain/payment/chargeStatus.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import { paymentState, type PaymentStatus } from '#domain/payment/paymentStatus.ts';

/** Where a payment stands, and whether it stands there because staff wanted it. */
export interface PaymentStanding {
  readonly status: PaymentStatus;
  readonly isGivenBack: boolean;
  /** of what is under way, that word of it is waited for */
  readonly isPending: boolean;
}

/**
 * What had come is gone because staff gave it back: it could be paid again, and nobody is asked for it. Entries are given in
 * their order, for what comes and is lost after a refund is missing like any other money. Decision 0066.
 */
export function isGivenBack(owed: Cents | null, entries: readonly LedgerEntry[]): boolean {
  if (paymentState(owed, entries).status !== 'due') return false;
  // an amount that has risen since was never paid as a whole
  const end = endOf(owed, entries) ?? endOf(null, entries);
  if (!end || end.chargeId === null) return false;
  return chargeStatus(entries.filter(({ chargeId }) => chargeId === end.chargeId)) === 'refunded';
}

/** Money is missing there. */
export const isOwed = ({ status, isGivenBack: isBack }: Omit<PaymentStanding, 'isPending'>): boolean =>
  status === 'due' && !isBack;

/** With what it was settled no longer. */
function endOf(owed: Cents | null, entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  return entries.findLast((_, place) => paymentState(owed, entries.slice(0, place)).status !== 'due');
}
