import type { Cents } from '#domain/kernel/money.ts';
import { chargeStatus } from '#domain/payment/chargeStatus.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import { paymentState, type PaymentStatus } from '#domain/payment/paymentStatus.ts';

/** A payment's status, and whether staff caused it with a refund. */
export interface PaymentStanding {
  readonly status: PaymentStatus;
  readonly isGivenBack: boolean;
  /** for processing payments: the provider hasn't reported the result yet */
  readonly isPending: boolean;
}

/**
 * Whether what was paid is gone because staff refunded it. It could be paid again, but no one asks for it. Entries must
 * be in order, because money that arrives and is lost after the refund is owed like any other. Decision 0066.
 */
export function isRefundedByStaff(owed: Cents | null, entries: readonly LedgerEntry[]): boolean {
  if (paymentState(owed, entries).status !== 'due') return false;
  // if the amount has risen since, it was never paid in full
  const end = endOf(owed, entries) ?? endOf(null, entries);
  if (!end || end.chargeId === null) return false;
  return chargeStatus(entries.filter(({ chargeId }) => chargeId === end.chargeId)) === 'refunded';
}

/** Whether money is missing. */
export const isOwed = ({ status, isGivenBack: isBack }: Omit<PaymentStanding, 'isPending'>): boolean =>
  status === 'due' && !isBack;

/** The entry that made it due again. */
function endOf(owed: Cents | null, entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  return entries.findLast((_, place) => paymentState(owed, entries.slice(0, place)).status !== 'due');
}
