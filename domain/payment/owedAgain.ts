import type { Cents } from '#domain/kernel/money.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';
import { isCompleted, paymentState, type PaymentStatus } from '#domain/payment/paymentStatus.ts';

/** Events that lose money already received or pending. Refunds don't count, because staff chose them. */
const lossKinds: readonly LedgerKind[] = ['removal', 'waiver_removed', 'charge_failed', 'dispute_lost'];

/** The amount owed again because of new entries; null if none is, or if it wasn't settled before. */
export function owedAgain(
  owed: Cents | null,
  entries: readonly LedgerEntry[],
  newIds: ReadonlySet<string>,
): Cents | null {
  const news = entries.filter(({ id }) => newIds.has(id));
  if (!news.some(({ kind }) => lossKinds.includes(kind))) return null;
  const before = paymentState(
    owed,
    entries.filter(({ id }) => !newIds.has(id)),
  );
  const after = paymentState(owed, entries);
  return wasSettled(before.status) && after.status === 'due' ? (after.outstanding ?? 0) : null;
}

/** Nothing was requested, because it was paid, waived, or pending. */
const wasSettled = (status: PaymentStatus): boolean => isCompleted(status) || status === 'processing';
